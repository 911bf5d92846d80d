import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export const blockedQuery = callPages('listBlocked', { size: 20 });
export const restrictedQuery = callPages('listRestricted', { size: 20 });

/** What one has decided about somebody, by the number as which one knows them. */
export const privacyStateQuery = (id: string) => callQuery('getPrivacyState', { id });

/** What I let others see. */
export const privacySettingsQuery = callQuery('getPrivacySettings', {});
