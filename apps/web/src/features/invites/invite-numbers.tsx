import type { CallOutput } from '@kindred/contract/all/calls';
import { formatNumber, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

type InviteNumbersProps = { statistics: CallOutput<'getInviteStatistics'> };

export function InviteNumbers({ statistics }: InviteNumbersProps) {
  const { t } = useTranslation();
  const numbers = [
    { label: t('invite.invited'), value: formatNumber(statistics.invited_num) },
    { label: t('invite.creators'), value: formatNumber(statistics.creator_num) },
    { label: t('invite.earned'), value: formatUsd(statistics.earned_usd_cents) },
  ];
  return (
    <section aria-labelledby="invite-numbers">
      <h2 id="invite-numbers" className="mb-4 font-semibold text-lead">
        {t('invite.numbers')}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
        {numbers.map(({ label, value }) => (
          <div key={label} className="rounded-card bg-sunken p-5">
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="mt-1 font-bold text-title tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
