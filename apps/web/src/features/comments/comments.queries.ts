import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

/** Comments on a post, newest first. Asked for again whenever they are opened or come back into view. */
export const commentsPages = (postId: string) => ({
  ...callPages('listComments', { content_id: postId }),
  staleTime: 0,
});

/** All threads that were asked for by one of their comments. */
export const threadsKey = callKey('getCommentThread');

/** The thread of a comment that somebody was led to. */
export const threadQuery = (commentId: string) => callQuery('getCommentThread', { comment_id: commentId });

/** The answers to all comments. */
export const repliesKey = callKey('listCommentReplies');

/** The answers to a comment, oldest first. */
export const repliesPages = (rootId: string) => callPages('listCommentReplies', { root_comment_id: rootId });
