import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callKey, callQuery } from '../../lib/call/call-queries.ts';
import { charactersKey } from '../characters/characters.queries.ts';

/** An own post as it was written, read once for each visit, so that no refetch replaces the edited text. */
export function postForEditQuery(postId: string, visit: string) {
  const query = callQuery('getPostForEdit', { diary_id: postId });
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, visit],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export const hiddenQuery = (charId: string) => callQuery('getHiddenFromHomeFeed', { restrict_id: charId });

export const lessQuery = callQuery('listLess', {});

export const forYouKey = callKey('listHomeFeed');
export const homeFeedKeys = [forYouKey, callKey('listFollowingFeed')];

/** A post has come, gone or moved: lists in which it may be are fetched again when they are next opened. */
export async function refreshPostLists(client: QueryClient): Promise<void> {
  const lists = [callKey('listCharacterPosts'), ...homeFeedKeys, callKey('listDiscoverPosts'), charactersKey];
  await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}
