import type { CharacterInfo, SubscriptionOffer } from '@kindred/contract/characters/calls';
import { formatDate } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { type Charge, useCharge } from '../../wallet/currency/use-charge.ts';

export function OfferTerms({ offer }: { offer: SubscriptionOffer }) {
  const { t } = useTranslation();
  const charge = useCharge();
  const { promotion_name: promotion, promotion_end_time: until } = offer;
  return (
    <>
      {promotion && (
        <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Tag tone="strong">{promotion}</Tag>
          {until && (
            <span className="text-caption text-ink-soft">{t('join.until', { date: formatDate(until) })}</span>
          )}
        </p>
      )}
      <p className="font-bold text-title tabular-nums">{offerTitle(offer, charge, t)}</p>
      <p className="mt-1 text-caption text-ink-soft">{offerDetails(offer, charge, t)}</p>
    </>
  );
}

/** The beginning: free days, another price, several months at once, or the month's price. */
export function offerTitle(offer: SubscriptionOffer, charge: Charge, t: Translate): string {
  const { trial_days, intro_charges, intro_months } = offer;
  const price = charge.price(offer.first_charge_usd_cents);
  if (trial_days > 0) return t('join.trial', { count: trial_days });
  if (intro_months > 1) return t('join.atOnce', { price, count: intro_months });
  if (intro_charges > 0) return t('join.firstMonths', { price, count: intro_charges });
  return t('join.perMonth', { price });
}

/** What is paid today, and what is paid from when on. */
function offerDetails(offer: SubscriptionOffer, charge: Charge, t: Translate): string {
  const month = charge.price(offer.month_usd_cents);
  const price = charge.price(offer.first_charge_usd_cents);
  const date = formatDate(offer.full_price_date);
  if (offer.trial_days > 0) return t('join.chargeLater', { date, month });
  if (offer.intro_months > 1)
    return t('join.chargeAtOnce', { price, count: offer.intro_months, date, month });
  if (offer.intro_charges > 0) return t('join.chargeFirst', { price, date, month });
  return t('join.chargeToday', { price, month });
}

/** Why a character without an offer cannot be subscribed to. */
export function unsellableText(character: Pick<CharacterInfo, 'pro_sales_open'>, t: Translate): string {
  return character.pro_sales_open ? t('join.notSellable') : t('join.unable');
}
