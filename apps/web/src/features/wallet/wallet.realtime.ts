import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import {
  diamondPackagesQuery,
  receiptsQuery,
  spendingLimitsQuery,
  walletRecordsQuery,
} from './wallet.queries.ts';

export const walletRealtime: LiveHandlers = {
  on: {
    'wallet.changed': (_event, client) => {
      void client.invalidateQueries({ queryKey: walletRecordsQuery.queryKey });
      void client.invalidateQueries({ queryKey: receiptsQuery.queryKey });
      void client.invalidateQueries({ queryKey: spendingLimitsQuery.queryKey });
      // The first-charge offer goes with the first charge.
      void client.invalidateQueries({ queryKey: diamondPackagesQuery.queryKey });
    },
  },
};
