import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const leaveDialog = defineDialog<object, 'leave'>(() =>
  import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })),
);
