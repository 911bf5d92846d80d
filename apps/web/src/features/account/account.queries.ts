import { callQuery } from '../../lib/call/call-queries.ts';

export const accountQuery = callQuery('getAccount', {});
export const sessionsQuery = callQuery('listSessions', {});
export const deletionPreviewQuery = { ...callQuery('previewDeletion', {}), staleTime: 0 };
export const pushConfigQuery = callQuery('getPushConfig', {});
