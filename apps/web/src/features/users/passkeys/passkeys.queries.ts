import { callQuery } from '../../../lib/call/call-queries.ts';

export const passkeysQuery = callQuery('listPasskeys', {});
