import type { LiveHandlers } from '../../lib/live-handlers.ts';
import { earningsQuery, earningsSummaryQuery } from './earnings.queries.ts';

export const earningsRealtime: LiveHandlers = {
  on: {
    'earnings.changed': (_event, client) => {
      void client.invalidateQueries({ queryKey: earningsSummaryQuery.queryKey });
      void client.invalidateQueries({ queryKey: earningsQuery.queryKey });
    },
  },
};
