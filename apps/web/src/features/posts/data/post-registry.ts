import type { Post } from '@kindred/contract/posts/calls';
import type { CallName, CallOutput } from '@kindred/contract/wire/calls';
import { cachedItems, type EditAnswer } from '../../../lib/call/cached-items.ts';
import { cachedCards } from '../../characters/cached-cards.ts';

/** The posts in cached answers. */
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
