import { callPages, callQuery } from '../../lib/call/call-queries.ts';

/** What the wallet sells. */
export const commoditiesQuery = callQuery('listCommodities', {});

export const walletRecordsQuery = callPages('listWalletRecords', { size: 20 });

export const welcomeGiftQuery = callQuery('getWelcomeGift', {});
