import { callKey, callPages } from '../../lib/call/call-queries.ts';

/** Comments on a post, newest first. Asked for again whenever they are opened or come back into view. */
export const commentsPages = (postId: string) => ({
  ...callPages('listComments', { content_id: postId }),
  staleTime: 0,
});

/** The answers to all comments. */
export const repliesKey = callKey('listCommentReplies');

/** The answers to a comment, oldest first. */
export const repliesPages = (rootId: string) => callPages('listCommentReplies', { root_comment_id: rootId });
