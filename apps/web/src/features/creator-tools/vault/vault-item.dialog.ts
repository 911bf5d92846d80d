import type { VaultItem } from '@kindred/contract/creator-tools/vault-calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const vaultItemDialog = defineDialog<{ entry: VaultItem }>(() =>
  import('./vault-item-dialog.tsx').then((module) => ({ default: module.VaultItemDialog })),
);
