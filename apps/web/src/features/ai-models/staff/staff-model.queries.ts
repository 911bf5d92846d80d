import { callQuery } from '../../../lib/call/call-queries.ts';

export const staffModelQuery = callQuery('getStaffModel', { search: 0 });

/** What runs on the server's own machine; looking takes a second. */
export const localModelsQuery = callQuery('getStaffModel', { search: 1 });
