import type { FanFacts } from '@kindred/contract/creator-tools/calls';
import { formatDate, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { tierName } from '../../subscriptions/tiers/tier-words.ts';

/** Since when, until when, how much. */
export function FanFigures({ fan }: { fan: FanFacts }) {
  const { t } = useTranslation();
  const lines: [label: string, value: string][] = [
    [t('fan.state'), fan.state ? t(`people.states.${fan.state}`) : t('fan.notJoined')],
  ];
  if (fan.tier) lines.push([t('fan.tier'), tierName(fan.tier, t)]);
  if (fan.since_time) lines.push([t('fan.since'), formatDate(fan.since_time)]);
  if (fan.period_end) lines.push([t(fan.renews ? 'fan.renews' : 'fan.ends'), formatDate(fan.period_end)]);
  lines.push([t('fan.paid'), formatUsd(fan.paid_usd_cents)]);
  lines.push([t('fan.earned'), formatUsd(fan.earned_usd_cents)]);
  lines.push([t('fan.gifts'), t('fan.giftValue', { count: fan.gift_num, diamonds: fan.gifted_diamonds })]);
  lines.push([t('fan.unlocks'), String(fan.unlock_num)]);
  lines.push([t('fan.messageUnlocks'), String(fan.message_unlock_num)]);
  return (
    <dl className="space-y-2">
      {lines.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd className="text-end font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
