import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { payoutAccountQuery, payoutsKey } from './payouts.queries.ts';

const readAgain = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: payoutAccountQuery.queryKey });
  void client.invalidateQueries({ queryKey: payoutsKey });
};

export const payoutsRealtime: LiveHandlers = {
  on: { 'earnings.changed': (_event, client) => readAgain(client) },
  // What was paid while nobody listened was announced to nobody.
  resync: readAgain,
};
