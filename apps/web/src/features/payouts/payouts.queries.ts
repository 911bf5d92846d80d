import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export const payoutAccountQuery = callQuery('getPayoutAccount', {});

export const payoutsQuery = callPages('listPayouts', { size: 10 });

export const payoutsKey = callKey('listPayouts');

/** What a request for a payout may have changed: what is available, the list, and the account. */
export const requestedPayoutKeys = [payoutAccountQuery.queryKey, payoutsKey, callKey('getEarningsSummary')];
