import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const deletePostDialog = defineDialog<{ diaryId: string }>(() =>
  import('./delete-post-dialog.tsx').then((module) => ({ default: module.DeletePostDialog })),
);
