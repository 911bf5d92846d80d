import type { Post } from '@kindred/contract/posts/calls';
import type { QueryClient } from '@tanstack/react-query';
import { postQuery } from '../posts.queries.ts';
import { cachedPosts } from './post-registry.ts';

/** Applies a change to a post in every answer that holds it: feeds, pages of characters, the post itself. */
export function updatePostEverywhere(
  client: QueryClient,
  postId: string,
  change: (post: Post) => Post,
): void {
  cachedPosts.edit(client, (post) => (post.diary_id === postId ? change(post) : post));
}

export function removePostEverywhere(client: QueryClient, postId: string): void {
  cachedPosts.edit(client, (post) => (post.diary_id === postId ? null : post));
  client.removeQueries({ queryKey: postQuery(postId).queryKey });
}

export function findPost(client: QueryClient, postId: string): Post | undefined {
  return cachedPosts.find(client, (post) => post.diary_id === postId);
}
