import { callQuery } from '../../lib/call-queries.ts';

export const autoMessagesQuery = callQuery('listAutoMessages', {});
