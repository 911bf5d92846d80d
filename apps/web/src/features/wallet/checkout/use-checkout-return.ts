import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { patchUser } from '../../users/users.queries.ts';
import { checkoutReturnQuery, diamondPackagesQuery, walletRecordsQuery } from '../wallet.queries.ts';
import { askAgainIn, type CheckoutReturn, checkoutReturn } from './checkout-return.ts';

type Options = {
  checkoutId: string | undefined;
  isReturning: boolean;
  onPaid: () => void;
  /** The checkout has ended, paid or not. */
  onSettled: () => void;
};

/** Follows a checkout that the browser just came back from, until it is settled. */
export function useCheckoutReturn({
  checkoutId,
  isReturning,
  onPaid,
  onSettled,
}: Options): CheckoutReturn | undefined {
  const client = useQueryClient();
  const query = checkoutReturnQuery(checkoutId);
  const { data, isError } = useQuery({
    ...query,
    enabled: isReturning,
    gcTime: 0,
    retry: false,
    // The same answer again is one more try, and counts.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => askAgainIn(pollOf(state.data, state.status === 'error', timesOf(state))),
  });
  const counts = client.getQueryState(query.queryKey);
  const outcome = checkoutReturn(pollOf(data, isError, counts ? timesOf(counts) : 0));
  const isPaid = isReturning && outcome.state === 'paid';
  const isSettled = isReturning && !openStates.has(outcome.state);

  const notePaid = useEffectEvent(() => {
    patchUser(client, { diamond: data?.diamond ?? 0 });
    void client.invalidateQueries({ queryKey: diamondPackagesQuery.queryKey });
    void client.invalidateQueries({ queryKey: walletRecordsQuery.queryKey });
    onPaid();
  });
  const noteSettled = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) noteSettled();
    if (isPaid) notePaid();
  }, [isPaid, isSettled]);

  return isReturning ? outcome : undefined;
}

const openStates: ReadonlySet<CheckoutReturn['state']> = new Set(['checking', 'late', 'unreachable']);

type Counts = { dataUpdateCount: number; errorUpdateCount: number };

function timesOf({ dataUpdateCount, errorUpdateCount }: Counts): number {
  return dataUpdateCount + errorUpdateCount;
}

function pollOf(answer: Parameters<typeof checkoutReturn>[0]['answer'], hasFailed: boolean, times: number) {
  return { answer, hasFailed, times };
}
