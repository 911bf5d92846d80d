import type { Currency } from '@kindred/contract/wallet/currencies';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { currencyQuery, storeChoice } from './currency.queries.ts';

/** Sets the currency of charges; null means that of the person's region. */
export function useSetCurrency() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (currency: Currency | null) => call('setCurrency', { currency }),
    onSuccess: (choice) => {
      client.setQueryData(currencyQuery.queryKey, storeChoice(choice));
      toast('success', t('common.saved'));
    },
    onError: (error) => toast('error', errorText(error)),
  });
}
