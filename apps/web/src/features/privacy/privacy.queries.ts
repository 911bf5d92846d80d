import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export const blockedQuery = callPages('listBlocked', { size: 20 });
export const restrictedQuery = callPages('listRestricted', { size: 20 });

export const privacyStateQuery = (id: string) => callQuery('getPrivacyState', { id });

export const privacySettingsQuery = callQuery('getPrivacySettings', {});
