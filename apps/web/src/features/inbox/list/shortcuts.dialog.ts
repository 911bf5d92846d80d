import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const shortcutsDialog = defineDialog<object>(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);
