import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { earningsKeys } from '../../features/earnings/earnings.queries.ts';
import { earningsRealtime } from '../../features/earnings/earnings.realtime.ts';
import { payoutAccountQuery, payoutsKey } from '../../features/payouts/payouts.queries.ts';
import { payoutsRealtime } from '../../features/payouts/payouts.realtime.ts';
import { receiptsQuery, walletRecordsQuery } from '../../features/wallet/wallet.queries.ts';
import { walletRealtime } from '../../features/wallet/wallet.realtime.ts';

test.each([
  ['earnings', earningsRealtime, earningsKeys],
  ['payouts', payoutsRealtime, [payoutAccountQuery.queryKey, payoutsKey]],
  ['the wallet', walletRealtime, [walletRecordsQuery.queryKey, receiptsQuery.queryKey]],
] as const)(
  '%s that changed before the live connection was there are read again once it is',
  (_, live, keys) => {
    const client = new QueryClient();
    for (const key of keys) client.setQueryData([...key], 'from before');
    live.resync?.(client);
    expect(keys.map((key) => client.getQueryState([...key])?.isInvalidated)).toEqual(keys.map(() => true));
  },
);
