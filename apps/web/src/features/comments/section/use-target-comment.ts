import type { Comment } from '@kindred/contract/comments/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { threadQuery } from '../comments.queries.ts';
import { mergeReplies } from '../data/comment-pages.ts';

export type TargetComment = {
  /** The thread that it stands in, with it in its place. */
  thread: Comment | undefined;
  isGone: boolean;
};

/** The comment of the address, wherever it stands in the list. */
export function useTargetComment(commentId: string | undefined): TargetComment {
  const { data, error } = useQuery({
    ...threadQuery(commentId ?? ''),
    enabled: commentId !== undefined,
    // What is said in the thread meanwhile is put into it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { comment, reply } = data ?? {};
  const thread = comment && { ...comment, replies: mergeReplies(comment.replies, reply ? [reply] : []) };
  return { thread, isGone: hasCode(error, refusalCodes.commentDeleted) };
}
