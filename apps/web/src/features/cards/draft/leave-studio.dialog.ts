import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const leaveStudioDialog = defineDialog<object, 'leave'>(() =>
  import('./leave-studio-dialog.tsx').then((module) => ({ default: module.LeaveStudioDialog })),
);
