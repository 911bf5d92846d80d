import type { VaultFolder } from '@kindred/contract/creator-tools/vault-calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

/** Ends with the id of the saved folder, or `deleted`. */
export const folderDialog = defineDialog<{ folder?: VaultFolder }, string>(() =>
  import('./folder-dialog.tsx').then((module) => ({ default: module.FolderDialog })),
);
