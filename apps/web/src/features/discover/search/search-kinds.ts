import type { SearchKind } from '@kindred/contract/discover/calls';

export const searchKinds = ['characters', 'posts', 'conversations'] as const satisfies readonly SearchKind[];

export const searchKindNames = {
  characters: 'search.creators',
  posts: 'search.posts',
  conversations: 'search.conversations',
} as const;
