import type { SearchKind } from '@kindred/contract/discover/calls';
import type { CallInput, CallOutput } from '@kindred/contract/wire/calls';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export function discoverCharactersPages(input: CallInput<'listDiscoverCharacters'>) {
  return callPages('listDiscoverCharacters', input);
}

export function discoverPostsPages(input: CallInput<'listDiscoverPosts'>) {
  return callPages('listDiscoverPosts', input);
}

/** The first hits of each kind. What was found for fewer letters stays until the next answer. */
export function searchQuery(q: string) {
  return { ...callQuery('search', { q }), enabled: q !== '', placeholderData: keepPreviousData };
}

type Found<Kind extends SearchKind> = { list: CallOutput<'search'>[Kind]; next: string | null };

/** All hits of one kind, as lists like any other: what changes in a post changes here, too. */
export function searchPages<Kind extends SearchKind>(q: string, kind: Kind) {
  return infiniteQueryOptions<
    Found<Kind>,
    Error,
    InfiniteData<Found<Kind>>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...callKey('search', { q, kind }), 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const input = { q, kind, ...(pageParam ? { cursor: pageParam } : {}) };
      const answer = await call('search', input, { signal });
      return { list: answer[kind], next: answer.next };
    },
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
  });
}
