import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export const autoMessagesQuery = callQuery('listAutoMessages', {});

/** Jobs write it in the background, so it is read again each time it is opened. */
export const autoMessageLogQuery = {
  ...callPages('listAutoMessageLog', {}),
  refetchOnMount: 'always',
} as const;
