import type { DeletionPreview } from '@kindred/contract/account/calls';
import { formatNumber, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CardSection } from '../../../ui/layout/card-section.tsx';

/** The numbers of what is lost. */
export function DeletionLosses({ preview, isCreator }: { preview: DeletionPreview; isCreator: boolean }) {
  const { t } = useTranslation();
  const asFan = [
    [t('prefs.delete.diamonds'), formatNumber(preview.diamonds)],
    [t('prefs.delete.subscriptions'), formatNumber(preview.subscriptions)],
    [t('prefs.delete.unlocked'), formatNumber(preview.unlocked_posts)],
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
