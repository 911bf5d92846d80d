import type { GiftMonths } from '@kindred/contract/subscriptions/limits';
import { giftDays } from '@kindred/contract/subscriptions/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useCharge } from '../../wallet/currency/use-charge.ts';
import { SpendButton } from '../../wallet/limits/spend-button.tsx';
import { giftOptionsQuery } from '../subscriptions.queries.ts';
import { useGiveSubscription } from './use-give-subscription.ts';

export function GiveSubscriptionDialog({ charId, name }: { charId: string; name: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(giftOptionsQuery(charId));
  const [months, setMonths] = useState<GiftMonths>(1);
  const [handle, setHandle] = useState('');
  const charge = useCharge();
  const give = useGiveSubscription(charId);
  const option = data?.list.find((gift) => gift.months === months);
  const footer = option && (
    <SpendButton
      amount={option.price_usd_cents}
      unit="usdCents"
      isLoading={give.isPending}
      onSpend={() => give.mutate({ months, price: option.price_usd_cents, handle: handle.trim() })}
    >
      {t('giving.pay', { price: charge.price(option.price_usd_cents) })}
    </SpendButton>
  );
  return (
    <Dialog title={t('giving.title', { name })} footer={footer}>
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-56" />)}
      {data?.list.length === 0 && <p className="text-ink-soft">{t('join.notSellable')}</p>}
      {data && option && (
        <div className="flex flex-col gap-5">
          <div className="rounded-card border border-line px-4">
            <RadioList
              label={t('giving.months')}
              value={String(months)}
              onChange={(value) => setMonths(Number(value) as GiftMonths)}
              options={data.list.map((gift) => ({
                value: String(gift.months),
                label: t('join.atOnce', { price: charge.price(gift.price_usd_cents), count: gift.months }),
              }))}
            />
          </div>
          <Input
            label={t('giving.handle')}
            hint={t('giving.handleHint')}
            value={handle}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            placeholder="@"
            onChange={({ target }) => setHandle(target.value)}
          />
          <p className="text-caption text-ink-soft">{t('giving.rule', { count: giftDays })}</p>
        </div>
      )}
      {give.error && (
        <p role="alert" className="mt-3 text-danger">
          {errorText(give.error)}
        </p>
      )}
    </Dialog>
  );
}
