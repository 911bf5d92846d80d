import { callPages, callQuery } from '../../lib/call/call-queries.ts';

/** Whose code this is, for anyone. */
export function inviterQuery(referral: string) {
  return { ...callQuery('getInviter', { referral }), enabled: referral !== '', staleTime: 10 * 60_000 };
}

/** Opens an invitation; the first one counts, so asking again changes nothing. Empty asks whose counts already. */
export function acceptInviteQuery(referral: string) {
  return { ...callQuery('acceptInvite', { referral }), staleTime: 10 * 60_000 };
}

export const inviteStatisticsQuery = callQuery('getInviteStatistics', {});

export const invitedQuery = callPages('listInvited', { size: 20 });
