import type { CallName, CallOutput } from '@kindred/contract/all/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { cachedItems, type EditAnswer } from '../../../lib/call/cached-items.ts';
import { cachedCards } from '../../characters/cached-cards.ts';

export const cachedPosts = cachedItems<Post>();

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
