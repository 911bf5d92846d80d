import { callQuery } from '../../lib/call/call-queries.ts';

export const autoMessagesQuery = callQuery('listAutoMessages', {});
