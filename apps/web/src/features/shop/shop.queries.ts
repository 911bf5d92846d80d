import { callPages, callQuery } from '../../lib/call/call-queries.ts';

/** One's own VIP, or what it would cost. */
export const vipQuery = callQuery('getVip', {});

/** The lucky boxes that one has opened, each with its proof. */
export const luckyDrawsQuery = callPages('listLuckyDraws', { size: 20 });
