import type { Post } from '@kindred/contract/posts/calls';
import type { QueryClient } from '@tanstack/react-query';
import { postQuery } from '../posts.queries.ts';
import { cachedPosts } from './post-registry.ts';

/** Applies a change to a post in every answer that holds it: feeds, pages of characters, the post itself. */
export function updatePostEverywhere(
  client: QueryClient,
  diaryId: string,
  change: (post: Post) => Post,
): void {
  cachedPosts.edit(client, (post) => (post.diary_id === diaryId ? change(post) : post));
}

/** Takes a deleted post out of every list. */
export function removePostEverywhere(client: QueryClient, diaryId: string): void {
  cachedPosts.edit(client, (post) => (post.diary_id === diaryId ? null : post));
  client.removeQueries({ queryKey: postQuery(diaryId).queryKey });
}

/** The post as last received, in any cached list. */
export function findPost(client: QueryClient, diaryId: string): Post | undefined {
  return cachedPosts.find(client, (post) => post.diary_id === diaryId);
}
