import type { SpendingLimits } from '@kindred/contract/wallet/calls';
import { formatDateTime, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useSetSpendingLimits } from './use-set-spending-limits.ts';

type NextLimitProps = { limits: SpendingLimits; next: NonNullable<SpendingLimits['next']> };

export function NextLimit({ limits, next }: NextLimitProps) {
  const { t } = useTranslation();
  const keep = useSetSpendingLimits();
  const date = formatDateTime(next.from);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
    >
      <p className="text-ink-soft">
        {next.weekly_usd_cents === null
          ? t('spending.limit.nextNone', { date })
          : t('spending.limit.next', { date, limit: formatUsd(next.weekly_usd_cents) })}
      </p>
      <Button
        variant="secondary"
        size="small"
        isLoading={keep.isPending}
        onClick={() => keep.mutate({ weekly_usd_cents: limits.weekly_usd_cents })}
      >
        {t('spending.limit.keep')}
      </Button>
    </div>
  );
}
