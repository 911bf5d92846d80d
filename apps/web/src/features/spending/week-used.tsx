import type { SpendingLimits } from '@kindred/contract/wallet/calls';
import { formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

export function WeekUsed({ limits }: { limits: SpendingLimits }) {
  const { spent_usd_cents, charged_usd_cents, weekly_usd_cents: limit } = limits;
  return (
    <div className="flex flex-col gap-3 py-3">
      <Used name="spending.limit.spent" cents={spent_usd_cents} limit={limit} />
      <Used name="spending.limit.charged" cents={charged_usd_cents} limit={limit} />
    </div>
  );
}

type UsedProps = {
  name: 'spending.limit.spent' | 'spending.limit.charged';
  cents: number;
  limit: number | null;
};

function Used({ name, cents, limit }: UsedProps) {
  const { t } = useTranslation();
  const share = limit === null ? 0 : Math.min(100, (100 * cents) / limit);
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span className="text-ink-soft">{t(name)}</span>
        <span className="shrink-0 font-semibold tabular-nums">
          {limit === null
            ? formatUsd(cents)
            : t('spending.limit.of', { used: formatUsd(cents), limit: formatUsd(limit) })}
        </span>
      </p>
      {limit !== null && (
        <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken">
          <div className="h-full rounded-full bg-money" style={{ width: `${share}%` }} />
        </div>
      )}
    </div>
  );
}
