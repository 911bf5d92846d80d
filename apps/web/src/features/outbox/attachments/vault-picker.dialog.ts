import { defineDialog } from '../../../ui/overlay/dialogs.ts';
import type { Attachment } from './attachment.ts';

export const vaultPickerDialog = defineDialog<object, readonly Attachment[]>(() =>
  import('./vault-picker-dialog.tsx').then((module) => ({ default: module.VaultPickerDialog })),
);
