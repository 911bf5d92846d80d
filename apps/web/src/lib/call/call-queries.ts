import type { CallInput, CallName, CallOutput } from '@kindred/contract/all/calls';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, type OnceName } from './call.ts';

type Paged = { next: string | null };
type PagedName = { [Name in OnceName]: CallOutput<Name> extends Paged ? Name : never }[OnceName];

/** The key under which an answer is cached: the call's name, then its input. */
export function callKey<Name extends CallName>(name: Name, input?: CallInput<Name>) {
  return input === undefined ? ([name] as const) : ([name, input] as const);
}

/** Query options of a reading call. Features wrap it: `characterQuery(charId)`. */
export function callQuery<Name extends OnceName>(name: Name, input: CallInput<Name>) {
  return queryOptions<CallOutput<Name>>({
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => call(name, input, { signal }),
  });
}

/** Query options of a list that goes on: each page asks with the `next` of the page before. */
export function callPages<Name extends PagedName>(name: Name, input: CallInput<Name>) {
  return infiniteQueryOptions<
    CallOutput<Name>,
    Error,
    InfiniteData<CallOutput<Name>>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...callKey(name, input), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      call(name, pageParam ? { ...input, cursor: pageParam } : input, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => (page as Paged).next,
  });
}
