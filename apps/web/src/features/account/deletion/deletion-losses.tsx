import type { DeletionPreview } from '@kindred/contract/account/calls';
import { formatDate, formatNumber, formatUsd } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CardSection } from '../../../ui/layout/card-section.tsx';

export function DeletionLosses({ preview, isCreator }: { preview: DeletionPreview; isCreator: boolean }) {
  const { t } = useTranslation();
  const asFan = [
    [
      t('prefs.delete.diamonds'),
      t('prefs.delete.diamondsWorth', { count: preview.diamonds, worth: formatUsd(preview.diamonds) }),
    ],
    [t('prefs.delete.subscriptions'), subscriptionsText(preview, t)],
    [
      t('prefs.delete.unlocked'),
      preview.unlocked_posts === 0
        ? formatNumber(0)
        : t('prefs.delete.unlockedFor', {
            count: preview.unlocked_posts,
            diamonds: preview.unlocked_diamonds,
          }),
    ],
    [t('prefs.delete.follows'), formatNumber(preview.follows)],
  ];
  const asCreator = [
    [t('prefs.delete.pending'), formatUsd(preview.pending_usd_cents)],
    [t('prefs.delete.available'), formatUsd(preview.available_usd_cents)],
    [t('prefs.delete.posts'), formatNumber(preview.posts)],
    [t('prefs.delete.followers'), formatNumber(preview.followers)],
  ];
  return (
    <CardSection title={t('prefs.delete.loses')}>
      <dl className="divide-y divide-line">
        {[...asFan, ...(isCreator ? asCreator : [])].map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </CardSection>
  );
}

function subscriptionsText(
  { subscriptions: count, subscriptions_until: until }: DeletionPreview,
  t: Translate,
) {
  return until === null
    ? formatNumber(count)
    : t('prefs.delete.subscriptionsUntil', { count, date: formatDate(until) });
}
