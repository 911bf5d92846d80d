import type { SubscriptionPrice } from '@kindred/contract/subscriptions/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { PriceChoice } from './price-choice.ts';

export function PriceConsequence({ before, choice }: { before: SubscriptionPrice; choice: PriceChoice }) {
  const { t } = useTranslation();
  const wasFree = before.group_id === null;
  const isFree = choice.tier === 'free';
  const followers = before.members.find(({ month_usd_cents }) => month_usd_cents === 0)?.count ?? 0;
  const lines = [
    !wasFree && isFree && t('prefs.price.becomesFree'),
    wasFree && !isFree && followers > 0 && t('prefs.price.becomesPro', { count: followers }),
    !wasFree && !isFree && t('prefs.price.oldKeep'),
  ];
  return (
    <div aria-live="polite" className="px-1 text-ink-soft">
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </div>
  );
}
