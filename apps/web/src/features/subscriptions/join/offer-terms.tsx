import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { formatDate, formatUsd } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** What a subscription costs, from when, and what is free before. */
export function OfferTerms({ offer }: { offer: NonNullable<CharacterInfo['offer']> }) {
  const { t } = useTranslation();
  const month = formatUsd(offer.month_usd_cents);
  return (
    <>
      <p className="font-bold text-title tabular-nums">
        {offer.trial_days > 0
          ? t('join.trial', { count: offer.trial_days })
          : t('join.perMonth', { price: month })}
      </p>
      <p className="mt-1 text-caption text-ink-soft">
        {offer.trial_days > 0
          ? t('join.chargeLater', { date: formatDate(offer.first_charge_date), month })
          : t('join.chargeToday', { price: formatUsd(offer.first_charge_usd_cents), month })}
      </p>
    </>
  );
}

/** Why a character without an offer cannot be subscribed to. */
export function unsellableText(character: Pick<CharacterInfo, 'pro_sales_open'>, t: Translate): string {
  return character.pro_sales_open ? t('join.notSellable') : t('join.unable');
}
