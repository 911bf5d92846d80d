import type { Post } from '@kindred/contract/posts/calls';
import type { CallName, CallOutput } from '@kindred/contract/wire/calls';
import type { QueryClient } from '@tanstack/react-query';
import { cachedItems, type EditAnswer } from '../../../lib/call/cached-items.ts';
import { callKey } from '../../../lib/call/call-queries.ts';
import { cachedCards } from '../../characters/cached-cards.ts';

export const cachedPosts = cachedItems<Post>();

/** Says how the posts in the answers of a call are reached. Each feature registers the queries of its own. */
export function registerPosts<Name extends CallName>(
  name: Name,
  editPosts: EditAnswer<Post, CallOutput<Name>>,
): void {
  cachedPosts.register(name, editPosts);
  cachedCards.register(name, (answer, editCard) =>
    editPosts(answer, (post) => {
      const character = editCard(post.character) ?? post.character;
      return character === post.character ? post : { ...post, character };
    }),
  );
}

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
  client.removeQueries({ queryKey: callKey('getPost', { diary_id: diaryId }) });
}

/** The post as last told, wherever it is. */
export function findPost(client: QueryClient, diaryId: string): Post | undefined {
  return cachedPosts.find(client, (post) => post.diary_id === diaryId);
}
