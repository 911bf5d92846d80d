import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const deletePostDialog = defineDialog<{ postId: string }>(() =>
  import('./delete-post-dialog.tsx').then((module) => ({ default: module.DeletePostDialog })),
);
