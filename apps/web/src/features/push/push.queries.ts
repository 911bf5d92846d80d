import { callQuery } from '../../lib/call/call-queries.ts';

export const pushSettingsQuery = callQuery('getPushSettings', {});
