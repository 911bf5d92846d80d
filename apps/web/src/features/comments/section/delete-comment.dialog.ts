import type { Reply } from '@kindred/contract/comments/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

/** Gives true when the comment has gone. */
export const deleteCommentDialog = defineDialog<{ postId: string; comment: Reply }, boolean>(() =>
  import('./delete-comment-dialog.tsx').then((module) => ({ default: module.DeleteCommentDialog })),
);
