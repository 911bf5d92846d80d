import { callQuery } from '../../lib/call/call-queries.ts';

/** The mail settings. The address is confirmed on another page, so they are read again on return. */
export const mailSettingsQuery = { ...callQuery('getMailSettings', {}), staleTime: 0 };
