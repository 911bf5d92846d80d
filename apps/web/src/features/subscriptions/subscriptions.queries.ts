import { callQuery } from '../../lib/call/call-queries.ts';

export const subscriptionsQuery = callQuery('listSubscriptions', {});

/** What joining one's own character costs, and who pays what. */
export const subscriptionPriceQuery = callQuery('getSubscriptionPrice', {});
