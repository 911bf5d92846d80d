import type { DeletionPreview } from '@kindred/contract/account';
import { formatNumber, formatUsd } from '../../lib/format.ts';
import { useSettingsTexts } from '../../lib/i18n/settings/use-settings-texts.ts';
import { Group } from '../../ui/group.tsx';

/** The numbers of what is lost. */
export function DeletionLosses({ preview, isCreator }: { preview: DeletionPreview; isCreator: boolean }) {
  const { s } = useSettingsTexts();
  const asFan = [
    [s('delete.diamonds'), formatNumber(preview.diamonds)],
    [s('delete.subscriptions'), formatNumber(preview.subscriptions)],
    [s('delete.unlocked'), formatNumber(preview.unlocked_posts)],
  ];
  const asCreator = [
    [s('delete.pending'), formatUsd(preview.pending_usd_cents)],
    [s('delete.available'), formatUsd(preview.available_usd_cents)],
    [s('delete.posts'), formatNumber(preview.posts)],
    [s('delete.followers'), formatNumber(preview.followers)],
  ];
  return (
    <Group title={s('delete.loses')}>
      <dl className="divide-y divide-line">
        {[...asFan, ...(isCreator ? asCreator : [])].map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}
