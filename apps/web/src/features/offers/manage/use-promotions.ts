import type { CallInput } from '@kindred/contract/all/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { pageOffersQuery, promotionsQuery } from '../offers.queries.ts';

/** Makes a promotion or a link; sent again with its client id it is the same one. */
export function useCreatePromotion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'createPromotion'>) => call('createPromotion', input),
    onSuccess: () => client.invalidateQueries({ queryKey: promotionsQuery.queryKey }),
  });
}

export function useStopPromotion() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (promotionId: string) => call('stopPromotion', { promotion_id: promotionId }),
    onSuccess: () => {
      toast('success', t('offers.stopped'));
      return client.invalidateQueries({ queryKey: promotionsQuery.queryKey });
    },
    onError: (error) => toast('error', errorText(error)),
  });
}

export function useSetBundles() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (bundles: CallInput<'setBundles'>['bundles']) => call('setBundles', { bundles }),
    onSuccess: (offers) => {
      client.setQueryData(pageOffersQuery.queryKey, offers);
      toast('success', t('common.saved'));
    },
  });
}
