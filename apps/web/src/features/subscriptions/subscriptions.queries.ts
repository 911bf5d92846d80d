import { callQuery } from '../../lib/call-queries.ts';

export const subscriptionsQuery = callQuery('listSubscriptions', {});
