import { callQuery } from '../../../lib/call/call-queries.ts';

/** The passkeys of the signed-in person. */
export const passkeysQuery = callQuery('listPasskeys', {});
