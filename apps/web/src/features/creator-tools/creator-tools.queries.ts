import type { InsightDays, PeopleList } from '@kindred/contract/creator-tools/limits';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export function insightsQuery(days: InsightDays) {
  return callQuery('getInsights', { days });
}

export const peopleListsQuery = callQuery('listPeopleLists', {});

export function peopleQuery(list: PeopleList) {
  return callPages('listPeople', { list_id: list, size: 20 });
}

/** The creator's media, page by page: pictures, clips, or both. */
export function vaultQuery(kind: 'image' | 'video' | undefined) {
  return callPages('listVault', kind ? { kind, size: 30 } : { size: 30 });
}

export const waitingPostsQuery = callPages('listWaitingPosts', { size: 20 });

export const fanQuery = (userId: string) => callQuery('getFan', { user_id: userId });

export const quickRepliesQuery = callQuery('listQuickReplies', {});

/** The posts of some days from `from` on, a plain date of the account's zone. */
export const calendarQuery = (from: string, days: number) => callQuery('listCalendar', { from, days });
