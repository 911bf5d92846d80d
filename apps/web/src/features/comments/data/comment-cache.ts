import type { CallOutput } from '@kindred/contract/all/calls';
import type { Comment, Reply } from '@kindred/contract/comments/calls';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { updatePostEverywhere } from '../../posts/data/cached-posts.ts';
import { commentsPages, repliesPages, threadsKey } from '../comments.queries.ts';
import { withComment, withoutComment, withoutReply, withReply } from './comment-pages.ts';

type Pages = InfiniteData<CallOutput<'listComments'>>;

/** Shows a comment or an answer under its post, in the place of the one that `instead` names. */
export function storeComment(client: QueryClient, postId: string, comment: Comment, instead?: string): void {
  editPages(client, postId, (data) =>
    comment.parent === null ? withComment(data, comment, instead) : withReply(data, comment, instead),
  );
  if (comment.parent !== null) storeInThreads(client, comment, instead);
}

// A thread that was opened by its address may be on none of the loaded pages.
function storeInThreads(client: QueryClient, reply: Reply, instead: string | undefined): void {
  client.setQueriesData<CallOutput<'getCommentThread'>>({ queryKey: threadsKey }, (data) => {
    if (data?.comment.comment_id !== reply.parent) return data;
    const [page] = withReply({ pages: [{ list: [data.comment] }], pageParams: [] }, reply, instead).pages;
    return { ...data, comment: page?.list[0] ?? data.comment };
  });
}

export function removeComment(
  client: QueryClient,
  postId: string,
  { comment_id, parent }: RemovedComment,
): void {
  editPages(client, postId, (data) => withoutComment(data, comment_id));
  void client.invalidateQueries({ queryKey: threadsKey });
  if (parent === null) return;
  client.setQueryData(repliesPages(parent).queryKey, (data) => data && withoutReply(data, comment_id));
}

type RemovedComment = { comment_id: string; parent: string | null };

/** How many there are: in the list, and on the post's card wherever it is shown. */
export function countComments(client: QueryClient, postId: string, count: (before: number) => number): void {
  editPages(client, postId, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, count: count(page.count) })),
  }));
  updatePostEverywhere(client, postId, (post) => {
    const comment_num = Math.max(0, count(post.statistics.comment_num));
    if (comment_num === post.statistics.comment_num) return post;
    return { ...post, statistics: { ...post.statistics, comment_num } };
  });
}

function editPages(client: QueryClient, postId: string, edit: (data: Pages) => Pages): void {
  const { queryKey } = commentsPages(postId);
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  // The time of the answer stays: it is no fresher for what was changed in it.
  client.setQueryData<Pages>(queryKey, (data) => data && edit(data), updatedAt ? { updatedAt } : undefined);
}
