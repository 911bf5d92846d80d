import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export const vipQuery = callQuery('getVip', {});

export const luckyDrawsQuery = callPages('listLuckyDraws', { size: 20 });
