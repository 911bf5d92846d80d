import type { PayoutRecord } from '@kindred/contract/payouts/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { requestedPayoutKeys } from './payouts.queries.ts';

/** Takes a payout back that has not left yet. */
export function useCancelPayout() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ payout_id }: PayoutRecord) => call('cancelPayout', { payout_id }),
    onSuccess: ({ amount_usd_cents }) =>
      toast('success', t('payout.takenBack', { amount: formatUsd(amount_usd_cents) })),
    // Also what refused it: the list says how far it is.
    onSettled: () =>
      Promise.all(requestedPayoutKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
