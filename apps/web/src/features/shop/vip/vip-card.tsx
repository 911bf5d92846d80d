import type { Vip } from '@kindred/contract/shop/calls';
import { vipLimitFactor } from '@kindred/contract/shop/limits';
import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDate, formatNumber } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckList } from '../../../ui/text/check-list.tsx';
import { useTopUp } from '../../wallet/checkout/use-top-up.ts';
import { type Charge, useCharge, usePrice } from '../../wallet/currency/use-charge.ts';
import { SpendButton } from '../../wallet/limits/spend-button.tsx';
import { diamondPackagesQuery } from '../../wallet/wallet.queries.ts';
import { vipQuery } from '../shop.queries.ts';
import { useVipRenewal } from './use-vip.ts';

/** VIP of the house: what it gives in words, what it costs and when, and one button to begin or to cancel. */
export function VipCard({ back }: { back: string | undefined }) {
  const { t } = useTranslation();
  const { data: vip, error, refetch } = useQuery(vipQuery);
  const { data: shop } = useQuery(diamondPackagesQuery);
  const price = usePrice(vip?.agreed_rate);
  const offer = shop?.diamond_vip[0];
  if (error && !vip) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!vip) return <Skeleton className="h-72 rounded-card" />;
  const isOffered = vip.state === 'none' || vip.state === 'expired';
  if (isOffered && !offer) return null;
  return (
    <section aria-labelledby="vip" className="rounded-sheet border border-action bg-surface p-6 sm:p-8">
      <h2 id="vip" className="flex items-center gap-2.5 font-bold text-title">
        <Crown aria-hidden="true" className="size-6 text-ink" />
        {t('vip.title')}
        {vip.is_vip && <Tag tone="good">{t('vip.member')}</Tag>}
      </h2>
      <p className={classNames('mt-2', vip.state === 'past_due' ? 'text-danger' : 'text-ink-soft')}>
        {nextStep(vip, price, t)}
      </p>
      <CheckList className="my-5" lines={perksOf(vip, t)} />
      {offer && (isOffered || vip.state === 'past_due') && <Begin offer={offer} vip={vip} back={back} />}
      {!isOffered && <Renewal vip={vip} />}
    </section>
  );
}

function nextStep(
  { state, period_end, month_usd_cents, renews }: Vip,
  price: Charge['price'],
  t: Translate,
): string {
  const month = price(month_usd_cents);
  const date = period_end ? formatDate(period_end) : '';
  if (state === 'none') return t('vip.offer', { month });
  if (state === 'expired') return t('vip.expired', { date, month });
  if (state === 'past_due') return t('vip.pastDue', { date, month });
  return renews ? t('vip.renewsOn', { date, month }) : t('vip.endsOn', { date });
}

function perksOf({ month_diamonds }: Vip, t: Translate): string[] {
  return [
    t('vip.perkDiamonds', { amount: formatNumber(month_diamonds) }),
    t('vip.perkBadge'),
    t('vip.perkNoAds'),
    t('vip.perkMessages', { times: String(vipLimitFactor) }),
  ];
}

type BeginProps = { offer: DiamondPackage; vip: Vip; back: string | undefined };

function Begin({ offer, vip, back }: BeginProps) {
  const { t } = useTranslation();
  const charge = useCharge();
  const begin = useTopUp(back);
  const month = charge.price(offer.price);
  const isAgain = vip.state === 'past_due';
  return (
    <>
      {begin.error && (
        <p role="alert" className="mb-3 text-danger">
          {errorText(begin.error)}
        </p>
      )}
      <SpendButton
        variant="primary"
        amount={offer.price}
        unit="usdCents"
        className=""
        isLoading={begin.isPending || begin.isSuccess}
        onSpend={() => begin.mutate(offer)}
      >
        {t(isAgain ? 'vip.payNow' : 'vip.begin', { month })}
      </SpendButton>
      <p className="mt-3 text-caption text-ink-faint">{t('vip.terms', { month })}</p>
    </>
  );
}

function Renewal({ vip: { renews } }: { vip: Vip }) {
  const { t } = useTranslation();
  const renewal = useVipRenewal();
  return (
    <Button variant="secondary" isLoading={renewal.isPending} onClick={() => renewal.mutate(!renews)}>
      {t(renews ? 'vip.cancel' : 'vip.resume')}
    </Button>
  );
}
