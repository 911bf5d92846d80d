import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import type { SearchKind } from '@kindred/contract/discover/calls';
import { type InfiniteData, keepPreviousData } from '@tanstack/react-query';
import { editList, editPage } from '../../lib/call/cached-items.ts';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';
import { cachedCards } from '../characters/cached-cards.ts';
import { registerPosts } from '../posts/data/post-registry.ts';

export function discoverCharactersPages(input: CallInput<'listDiscoverCharacters'>) {
  return callPages('listDiscoverCharacters', input);
}

export function discoverPostsPages(input: CallInput<'listDiscoverPosts'>) {
  return callPages('listDiscoverPosts', input);
}

/** Creators for a newcomer; `cameFor` is the id or handle of whom they came for. */
export function openersQuery(cameFor: string | undefined) {
  return callQuery('listOpeners', cameFor === undefined ? {} : { came_for: cameFor });
}

/** Creators with pieces that are open to everyone, for visitors. */
export function publicOpenersQuery() {
  return { ...callQuery('listPublicOpeners', {}), staleTime: 10 * 60_000 };
}

/** The first hits of each kind. What was found for fewer letters stays until the next answer. */
export function searchQuery(q: string) {
  return { ...callQuery('search', { q }), enabled: q !== '', placeholderData: keepPreviousData };
}

export function searchPages<Kind extends SearchKind>(q: string, kind: Kind) {
  return {
    ...callPages('search', { q, kind }),
    select: ({ pages, pageParams }: InfiniteData<CallOutput<'search'>>) => ({
      pages: pages.map((page) => ({ list: page[kind], next: page.next })),
      pageParams,
    }),
  };
}

registerPosts('listDiscoverPosts', editPage);
registerPosts('search', (results, edit) => {
  const posts = editList(results.posts, edit);
  return posts === results.posts ? results : { ...results, posts };
});
cachedCards.register('listDiscoverCharacters', editPage);
cachedCards.register('listOpeners', editPage);
cachedCards.register('search', (results, edit) => {
  const characters = editList(results.characters, edit);
  return characters === results.characters ? results : { ...results, characters };
});
