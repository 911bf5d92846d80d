import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { earningsKey, earningsSummaryQuery } from './earnings.queries.ts';

export const earningsRealtime: LiveHandlers = {
  on: {
    'earnings.changed': (_event, client) => {
      void client.invalidateQueries({ queryKey: earningsSummaryQuery.queryKey });
      void client.invalidateQueries({ queryKey: earningsKey });
    },
  },
};
