import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { paymentMethodsQuery } from '../wallet.queries.ts';

export function useChangeMethod(action: 'setDefaultPaymentMethod' | 'removePaymentMethod') {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (method_ref: string) => call(action, { method_ref }),
    onSuccess: () => {
      toast('success', t(action === 'removePaymentMethod' ? 'methods.removed' : 'methods.defaultSet'));
    },
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey }),
  });
}

/** Takes the browser to the provider's page where a card is added; it comes back to this one. */
export function useAddMethod() {
  return useMutation({
    mutationFn: () => call('createPaymentMethodLink', { redirect_url: location.href }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast('error', errorText(error)),
  });
}
