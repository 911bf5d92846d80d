import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { earningsKeys } from './earnings.queries.ts';

const readAgain = (client: QueryClient) => {
  for (const queryKey of earningsKeys) void client.invalidateQueries({ queryKey });
};

export const earningsRealtime: LiveHandlers = {
  on: { 'earnings.changed': (_event, client) => readAgain(client) },
  // What was earned while nobody listened was announced to nobody.
  resync: readAgain,
};
