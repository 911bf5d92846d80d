import { defineDialog } from '../../ui/overlay/dialogs.ts';

export const logOutDialog = defineDialog<Record<string, never>>(() =>
  import('./log-out-dialog.tsx').then((module) => ({ default: module.LogOutDialog })),
);
