import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const unlockDialog = defineDialog<{ postId: string }>(() =>
  import('./unlock-dialog.tsx').then((module) => ({ default: module.UnlockDialog })),
);
