import { callQuery } from '../../lib/call/call-queries.ts';

/** Where and when one gets mail. The address is confirmed elsewhere: whoever comes back sees it. */
export const mailSettingsQuery = { ...callQuery('getMailSettings', {}), staleTime: 0 };
