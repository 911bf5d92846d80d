import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import {
  diamondPackagesQuery,
  receiptsQuery,
  spendingLimitsQuery,
  walletRecordsQuery,
} from './wallet.queries.ts';

// The first-charge offer goes with the first charge.
const moved = [walletRecordsQuery, receiptsQuery, spendingLimitsQuery, diamondPackagesQuery];

const readAgain = (client: QueryClient) => {
  for (const { queryKey } of moved) void client.invalidateQueries({ queryKey });
};

export const walletRealtime: LiveHandlers = {
  on: { 'wallet.changed': (_event, client) => readAgain(client) },
  // What moved while nobody listened was announced to nobody.
  resync: readAgain,
};
