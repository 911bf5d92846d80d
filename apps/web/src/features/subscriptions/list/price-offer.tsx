import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { usdRate } from '@kindred/contract/wallet/charge-rate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDate, formatPrice } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { subscriptionsKey } from '../subscriptions.queries.ts';

/** The price that the creator takes now, where one pays another; nothing changes until one agrees. */
export function PriceOffer({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { char_id, character, month_usd_cents, offered_usd_cents: offered, period_end } = subscription;
  const rate = subscription.agreed_rate ?? usdRate;
  const price = formatPrice(offered ?? 0, rate);
  const month = formatPrice(month_usd_cents, rate);
  const agree = useMutation({
    mutationFn: () => call('acceptPrice', { char_id, expected_price: offered ?? 0 }),
    onSuccess: () =>
      toast('success', t('subscriptions.agreed', { price, date: formatDate(period_end ?? '') })),
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: subscriptionsKey }),
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-caption text-ink-soft">
      <p>{t('subscriptions.offered', { name: character.name, price, month })}</p>
      <Button
        variant="secondary"
        size="small"
        isLoading={agree.isPending}
        aria-label={t('subscriptions.agreeOf', { price, name: character.name })}
        onClick={() => agree.mutate()}
      >
        {t('subscriptions.agree', { price })}
      </Button>
    </div>
  );
}
