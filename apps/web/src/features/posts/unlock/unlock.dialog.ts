import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const unlockDialog = defineDialog<{ diaryId: string }>(() =>
  import('./unlock-dialog.tsx').then((module) => ({ default: module.UnlockDialog })),
);
