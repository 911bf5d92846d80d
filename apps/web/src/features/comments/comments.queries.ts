import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

/** Comments on a post, newest first. Fetched again whenever they are opened or come back into view. */
export const commentsPages = (postId: string) => ({
  ...callPages('listComments', { content_id: postId }),
  staleTime: 0,
});

export const threadsKey = callKey('getCommentThread');

export const threadQuery = (commentId: string) => callQuery('getCommentThread', { comment_id: commentId });

export const repliesKey = callKey('listCommentReplies');

export const repliesPages = (rootId: string) => callPages('listCommentReplies', { root_comment_id: rootId });
