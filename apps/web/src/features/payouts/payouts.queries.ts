import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export const payoutAccountQuery = callQuery('getPayoutAccount', {});

export const payoutsQuery = callPages('listPayouts', { size: 10 });

/** Every list of payouts. */
export const payoutsKey = callKey('listPayouts');
