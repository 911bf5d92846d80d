import type { QueryClient } from '@tanstack/react-query';
import type { InsightDays, SeriesDim } from '@kindred/contract/audience/limits';
import type { PeopleList } from '@kindred/contract/lists/limits';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export function insightsQuery(days: InsightDays) {
  return callQuery('getInsights', { days });
}

export function audienceQuery(days: InsightDays, by: 'hour' | 'day' = 'day', of?: SeriesDim) {
  return callQuery('getInsightsSeries', { days, by, ...(of && { of }) });
}

export const retentionQuery = callQuery('getRetention', {});

/** The lists that the creator has made; of a fan, with which of them the fan is on. */
export const fanListsQuery = (userId?: string) =>
  callQuery('listFanLists', userId ? { user_id: userId } : {});

export const peopleListsQuery = callQuery('listPeopleLists', {});

/** The people of a list by its name, or of one that the creator has made by its id. */
export function peopleQuery(list: string) {
  return callPages('listPeople', { list_id: list as PeopleList, size: 20 });
}

type VaultChoice = { kind: 'image' | 'video' | undefined; folderId: string; q: string };

/** The creator's media, page by page: of a kind, in a folder, with certain words. */
export function vaultQuery({ kind, folderId, q }: VaultChoice) {
  return callPages('listVault', {
    size: 30,
    ...(kind && { kind }),
    ...(folderId && { folder_id: folderId }),
    ...(q && { q }),
  });
}

export const vaultFoldersQuery = callQuery('listVaultFolders', {});

export function refreshVault(client: QueryClient): Promise<unknown> {
  const keys = [callKey('listVault'), callKey('listVaultFolders')];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export const waitingPostsQuery = callPages('listWaitingPosts', { size: 20 });

export const fanQuery = (userId: string) => callQuery('getFan', { user_id: userId });

export const quickRepliesQuery = callQuery('listQuickReplies', {});

/** The posts of some days from `from` on, a plain date of the account's zone. */
export const calendarQuery = (from: string, days: number) => callQuery('listCalendar', { from, days });

/** Reads again what shows when posts appear. */
export function refreshQueue(client: QueryClient): Promise<unknown> {
  const keys = [callKey('listCalendar'), callKey('listWaitingPosts'), callKey('listCharacterPosts')];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Reads again the creator's lists and who is on them. */
export function refreshLists(client: QueryClient): Promise<unknown> {
  const keys = [callKey('listFanLists'), callKey('listPeople')];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export const broadcastsQuery = callPages('listBroadcasts', { size: 20 });

export const broadcastQuery = (broadcastId: string) =>
  callQuery('getBroadcast', { broadcast_id: broadcastId });

/** Reads again what was sent to many, and what came of it. */
export function refreshBroadcasts(client: QueryClient): Promise<unknown> {
  const keys = [callKey('listBroadcasts'), callKey('getBroadcast')];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
