import type { Renewal } from '@kindred/contract/spending/calls';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { formatDate, formatPrice, formatSums } from '../../lib/format/format.ts';
import { dayOf } from '../../lib/format/group-by-day.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { PayeeName } from './payee-name.tsx';
import { renewalsQuery } from './spending.queries.ts';

export function RenewalCalendar() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(renewalsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  if (data.list.length === 0) {
    return (
      <CardSection title={t('spending.renewals.title')}>
        <EmptyState
          icon={<CalendarDays />}
          title={t('spending.renewals.empty')}
          text={t('spending.renewals.emptyText')}
        />
      </CardSection>
    );
  }
  return (
    <CardSection
      title={t('spending.renewals.title')}
      hint={t('spending.renewals.sums', {
        month: formatSums(data.month_charged),
        year: formatSums(data.year_charged),
      })}
    >
      <ol className="divide-y divide-line">
        {data.list.map((renewal) => (
          <Row key={renewal.char_id ?? 'vip'} renewal={renewal} />
        ))}
      </ol>
      <p className="flex flex-wrap gap-3 py-3">
        <Link
          to={paths.setting('payments/manageSubscriptions')}
          className={buttonClass('secondary', 'small')}
        >
          {t('spending.renewals.manage')}
        </Link>
        {data.list.some(({ char_id }) => char_id === null) && (
          <Link to={paths.wallet} className={buttonClass('secondary', 'small')}>
            {t('spending.renewals.manageVip')}
          </Link>
        )}
      </p>
    </CardSection>
  );
}

function Row({ renewal }: { renewal: Renewal }) {
  const { t } = useTranslation();
  const { kind, time, usd_cents, agreed_rate } = renewal;
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <time dateTime={dayOf(time)}>{formatDate(time)}</time>
        </p>
        <p className="truncate text-caption text-ink-soft">
          <PayeeName payee={renewal} />
          {renewal.char_id === null && ' VIP'} · {t(`spending.renewals.${kind}`)}
        </p>
      </div>
      <span className="shrink-0 font-semibold tabular-nums">{formatPrice(usd_cents, agreed_rate)}</span>
    </li>
  );
}
