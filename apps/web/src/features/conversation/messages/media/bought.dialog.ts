import { defineDialog } from '../../../../ui/overlay/dialogs.ts';

export const boughtDialog = defineDialog<object>(() =>
  import('./bought-dialog.tsx').then((module) => ({ default: module.BoughtDialog })),
);
