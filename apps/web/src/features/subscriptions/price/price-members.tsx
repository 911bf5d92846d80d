import type { SubscriptionPrice } from '@kindred/contract/subscriptions/calls';
import { formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CardSection } from '../../../ui/layout/card-section.tsx';

export function PriceMembers({ members }: Pick<SubscriptionPrice, 'members'>) {
  const { t } = useTranslation();
  return (
    <CardSection title={t('prefs.price.members')}>
      {members.length === 0 && <p className="py-4 text-ink-soft">{t('prefs.price.noMembers')}</p>}
      <dl className="divide-y divide-line">
        {members.map(({ month_usd_cents, count }) => (
          <div key={month_usd_cents} className="flex items-baseline justify-between gap-4 py-3">
            <dt>
              {month_usd_cents === 0
                ? t('prefs.price.following')
                : t('prefs.price.month', { price: formatUsd(month_usd_cents) })}
            </dt>
            <dd className="font-semibold tabular-nums">{t('prefs.price.people', { count })}</dd>
          </div>
        ))}
      </dl>
    </CardSection>
  );
}
