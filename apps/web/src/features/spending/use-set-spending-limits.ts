import type { CallInput } from '@kindred/contract/all/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { spendingLimitsQuery } from '../wallet/wallet.queries.ts';

export function useSetSpendingLimits() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (change: CallInput<'setSpendingLimits'>) => call('setSpendingLimits', change),
    onSuccess: (limits) => {
      client.setQueryData(spendingLimitsQuery.queryKey, limits);
      toast('success', t('spending.saved'));
    },
  });
}
