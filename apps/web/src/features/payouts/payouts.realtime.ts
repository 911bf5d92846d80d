import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { payoutAccountQuery, payoutsKey } from './payouts.queries.ts';

export const payoutsRealtime: LiveHandlers = {
  on: {
    'earnings.changed': (_event, client) => {
      void client.invalidateQueries({ queryKey: payoutAccountQuery.queryKey });
      void client.invalidateQueries({ queryKey: payoutsKey });
    },
  },
};
