import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { charactersKey } from '../../characters/characters.queries.ts';
import { subscriptionPriceQuery } from '../subscriptions.queries.ts';

type Change = { group_id?: string | null; pro_sales_open?: boolean };

export function useSetSubscriptionPrice() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (change: Change) => call('setSubscriptionPrice', change),
    onSuccess: async (price) => {
      client.setQueryData(subscriptionPriceQuery.queryKey, price);
      toast('success', t('common.saved'));
      await client.invalidateQueries({ queryKey: charactersKey });
    },
  });
}
