import type { LuckyBoxType } from '@kindred/contract/shop/limits';
import type { LuckyBox } from '@kindred/contract/wallet/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/call/call.ts';
import { RefusalError } from '../../../lib/call/call-errors.ts';
import { patchUser } from '../../users/users.queries.ts';
import { diamondPackagesQuery } from '../../wallet/wallet.queries.ts';
import { luckyDrawsQuery } from '../shop.queries.ts';

/** Buys a box and opens it. A retry after a lost answer is the same attempt: it is paid and drawn once. */
export function useOpenBox() {
  const client = useQueryClient();
  const attempt = useRef<{ boxType: string; commitment: string; key: string }>(undefined);
  return useMutation({
    mutationFn: ({ box_type, price, commitment }: LuckyBox) => {
      if (attempt.current?.boxType !== box_type) {
        attempt.current = { boxType: box_type, commitment, key: crypto.randomUUID() };
      }
      const { key, commitment: expected_commitment } = attempt.current;
      const order = { box_type: box_type as LuckyBoxType, expected_price: price, expected_commitment };
      return call('openLuckyBox', order, { idempotencyKey: key });
    },
    onSuccess: ({ diamond }) => {
      attempt.current = undefined;
      patchUser(client, { diamond });
    },
    onError: (error) => {
      if (error instanceof RefusalError && error.status < 500) attempt.current = undefined;
    },
    // The next draw has a new commitment, which has to be shown before a box can be opened.
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: luckyDrawsQuery.queryKey });
      await client.invalidateQueries({ queryKey: diamondPackagesQuery.queryKey });
    },
  });
}
