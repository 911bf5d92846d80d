import { defineDialog } from '../../ui/dialogs.ts';

export const unlockDialog = defineDialog<{ diaryId: string }>(() =>
  import('./unlock-dialog.tsx').then((module) => ({ default: module.UnlockDialog })),
);
