import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { earningsKeys } from './earnings.queries.ts';

export const earningsRealtime: LiveHandlers = {
  on: {
    'earnings.changed': (_event, client) => {
      for (const queryKey of earningsKeys) void client.invalidateQueries({ queryKey });
    },
  },
};
