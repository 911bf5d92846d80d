import type { Post } from '@kindred/contract/posts/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/call/call.ts';
import { hasCode, RefusalError } from '../../../lib/call/call-errors.ts';
import { refetchUnderWay } from '../../../lib/query/refetch-under-way.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { removePostEverywhere } from '../../posts/data/cached-posts.ts';
import { refreshPost } from '../../posts/data/refresh-post.ts';
import { useUser } from '../../users/users.queries.ts';
import { commentsPages } from '../comments.queries.ts';
import { countComments, removeComment, storeComment } from '../data/comment-cache.ts';
import { type CommentDraft, contentOf } from './comment-draft.ts';
import { pendingComment, pendingId } from './pending-comment.ts';

type Sending = { draft: CommentDraft; clientId: string };
type Outcome = {
  /** On its way: it stands on the screen under this id until the server has it. */
  onSending: (commentId: string) => void;
  onSent: (commentId: string, help: string | null) => void;
  /** Taken back from the screen; the words are to be had again. */
  onRefused: (error: unknown, draft: CommentDraft) => void;
};

/** Sends a comment or an answer: on screen at once, and taken back with the reason where the server says no. */
export function useSendComment(
  post: Post,
  { onSending, onSent, onRefused }: Outcome,
): (draft: CommentDraft) => void {
  const client = useQueryClient();
  const user = useUser();
  const unanswered = useRef<Sending>(undefined);
  const { diary_id: postId } = post;
  const { mutate } = useMutation({
    mutationFn: ({ draft, clientId }: Sending) => send(postId, draft, clientId),
    onMutate: ({ draft, clientId }) => {
      const words = { content: contentOf(draft), target: draft.target, clientId };
      storeComment(client, postId, pendingComment(words, post, user));
      countComments(client, postId, (before) => before + 1);
      onSending(pendingId(clientId));
    },
    onSuccess: ({ comment, comment_num, help }, { clientId }) => {
      storeComment(client, postId, comment, pendingId(clientId));
      countComments(client, postId, () => comment_num);
      refetchUnderWay(client, { queryKey: commentsPages(postId).queryKey, exact: true });
      onSent(comment.comment_id, help);
    },
    onError: (error, { draft, clientId }) => {
      const parent = draft.target?.rootId ?? null;
      removeComment(client, postId, { comment_id: pendingId(clientId), parent });
      countComments(client, postId, (before) => before - 1);
      // No answer came: it may have arrived. Sent again as it is, it is the same comment and not a second one.
      if (!(error instanceof RefusalError)) unanswered.current = { draft, clientId };
      learn(client, postId, error);
      onRefused(error, draft);
    },
  });
  return (draft) => {
    const before = unanswered.current;
    unanswered.current = undefined;
    const isSame = before && contentOf(before.draft) === contentOf(draft);
    mutate({ draft, clientId: isSame ? before.clientId : crypto.randomUUID() });
  };
}

function send(postId: string, draft: CommentDraft, clientId: string) {
  const { target } = draft;
  const fields = { content_id: postId, content: contentOf(draft), client_id: clientId };
  if (!target) return call('sendComment', { ...fields, tp: 1 });
  return call('sendCommentReply', {
    ...fields,
    tp: 2,
    reply_user_id: target.userId,
    root_comment_id: target.rootId,
    reply_comment_id: target.commentId,
  });
}

/** What a refusal says about the post: gone, locked or closed meanwhile; or about what was answered. */
function learn(client: QueryClient, postId: string, error: unknown): void {
  if (hasCode(error, refusalCodes.postDeleted)) {
    toast('error', error.message);
    removePostEverywhere(client, postId);
  } else if (hasCode(error, refusalCodes.postLocked) || hasCode(error, refusalCodes.commentsClosed)) {
    refreshPost(client, postId).catch(() => undefined);
  } else if (hasCode(error, refusalCodes.commentDeleted)) {
    void client.invalidateQueries({ queryKey: commentsPages(postId).queryKey });
  }
}
