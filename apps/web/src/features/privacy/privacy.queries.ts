import { callPages } from '../../lib/call/call-queries.ts';

export const blockedQuery = callPages('listBlocked', { size: 20 });
export const restrictedQuery = callPages('listRestricted', { size: 20 });
