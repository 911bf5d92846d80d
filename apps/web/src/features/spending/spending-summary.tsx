import type { SpendingSummary as Summary } from '@kindred/contract/spending/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { formatMonth, formatSums, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/form/select.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { PayeeName } from './payee-name.tsx';
import { spendingSummaryQuery } from './spending.queries.ts';

export function SpendingSummary() {
  const { t } = useTranslation();
  const [month, setMonth] = useState('');
  const { data, error, refetch } = useQuery({
    ...spendingSummaryQuery(month || undefined),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  const isEmpty = data.months.length === 0 && data.house.diamonds_usd_cents + data.house.vip_usd_cents === 0;
  return (
    <CardSection title={t('spending.summary.title')} hint={t('spending.summary.hint')}>
      {isEmpty ? (
        <EmptyState
          icon={<ChartNoAxesColumn />}
          title={t('spending.summary.empty')}
          text={t('spending.summary.emptyText')}
        />
      ) : (
        <>
          <Select
            label={t('spending.summary.when')}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
          >
            <option value="">{t('spending.summary.all')}</option>
            {data.months.map((entry) => (
              <option key={entry.month} value={entry.month}>
                {t('spending.summary.month', {
                  month: formatMonth(entry.month),
                  amount: formatUsd(entry.usd_cents),
                })}
              </option>
            ))}
          </Select>
          <p className="flex justify-between gap-4 border-line border-b py-3 font-semibold">
            <span>{t('spending.summary.total')}</span>
            <span className="tabular-nums">{formatUsd(data.total_usd_cents)}</span>
          </p>
          <ul className="divide-y divide-line">
            {data.creators.map((creator) => (
              <Creator key={creator.char_id} creator={creator} />
            ))}
            {data.house.lucky_box_usd_cents > 0 && <Boxes usdCents={data.house.lucky_box_usd_cents} />}
          </ul>
          <Charges house={data.house} />
          {data.charged.some(({ currency }) => currency !== 'USD') && (
            <p className="border-line border-t py-3 text-caption text-ink-faint">
              {t('spending.summary.charged', { amount: formatSums(data.charged) })}
            </p>
          )}
        </>
      )}
    </CardSection>
  );
}

function Creator({ creator }: { creator: Summary['creators'][number] }) {
  const { t } = useTranslation();
  const {
    gift_usd_cents: gifts,
    post_usd_cents: posts,
    message_usd_cents: messages,
    subscription_usd_cents: months,
  } = creator;
  const parts = [
    months > 0 && t('spending.summary.subscriptions', { amount: formatUsd(months) }),
    posts > 0 && t('spending.summary.posts', { amount: formatUsd(posts) }),
    messages > 0 && t('spending.summary.messages', { amount: formatUsd(messages) }),
    gifts > 0 && t('spending.summary.gifts', { amount: formatUsd(gifts) }),
  ].filter(Boolean);
  return <Payee payee={creator} text={parts.join(' · ')} usdCents={creator.usd_cents} />;
}

function Boxes({ usdCents }: { usdCents: number }) {
  const { t } = useTranslation();
  const house = { char_id: null, name: '', is_there: true };
  return <Payee payee={house} text={t('spending.kind.lucky_box')} usdCents={usdCents} />;
}

type PayeeProps = { payee: ComponentProps<typeof PayeeName>['payee']; text: string; usdCents: number };

function Payee({ payee, text, usdCents }: PayeeProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium">
          <PayeeName payee={payee} />
        </p>
        <p className="text-caption text-ink-soft">{text}</p>
      </div>
      <span className="shrink-0 font-semibold tabular-nums">{formatUsd(usdCents)}</span>
    </li>
  );
}

/** Card charges for diamonds. The months above count the diamonds once they are spent. */
function Charges({ house: { diamonds_usd_cents: diamonds, vip_usd_cents: vip } }: Pick<Summary, 'house'>) {
  const { t } = useTranslation();
  const parts = [
    diamonds > 0 && t('spending.summary.diamonds', { amount: formatUsd(diamonds) }),
    vip > 0 && t('spending.summary.vip', { amount: formatUsd(vip) }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="border-line border-t py-3 text-caption text-ink-soft">
      {parts.join(' · ')}. {t('spending.summary.charges')}
    </p>
  );
}
