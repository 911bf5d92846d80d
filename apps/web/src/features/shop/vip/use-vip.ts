import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { vipQuery } from '../shop.queries.ts';

/** Cancels the renewal of VIP, or resumes it before its month ends. */
export function useVipRenewal() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (renews: boolean) => call(renews ? 'resumeVip' : 'cancelVip', {}),
    onSuccess: async (_answer, renews) => {
      toast('success', t(renews ? 'vip.resumed' : 'vip.canceled'));
      await client.invalidateQueries({ queryKey: vipQuery.queryKey });
    },
    onError: (error) => toast('error', errorText(error)),
  });
}
