import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export const autoMessagesQuery = callQuery('listAutoMessages', {});

/** Jobs write it while nobody looks: it is read anew each time it is opened. */
export const autoMessageLogQuery = {
  ...callPages('listAutoMessageLog', {}),
  refetchOnMount: 'always',
} as const;
