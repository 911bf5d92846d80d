import type { Reply } from '@kindred/contract/comments/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { commentsPages } from '../comments.queries.ts';
import { countComments, removeComment } from './comment-cache.ts';

/** Takes a comment away. Shown when the server has done it: nothing comes back from this. */
export function useDeleteComment(postId: string, comment: Reply, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('deleteComment', { comment_id: comment.comment_id }),
    onSuccess: ({ comment_num }) => {
      removeComment(client, postId, comment);
      countComments(client, postId, () => comment_num);
      onGone();
    },
    onError: (error) => {
      // It was deleted meanwhile; the result is the same.
      if (!hasCode(error, refusalCodes.commentDeleted)) return;
      removeComment(client, postId, comment);
      void client.invalidateQueries({ queryKey: commentsPages(postId).queryKey });
      onGone();
    },
  });
}
