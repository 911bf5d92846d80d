import type { EarningSum } from '@kindred/contract/earnings/calls';
import { type EarningSumKind, earningSumKinds } from '@kindred/contract/earnings/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { earningSumsQuery } from './earnings.queries.ts';

export function EarningSums({ month }: { month: string }) {
  const { t } = useTranslation();
  const [by, setBy] = useState<EarningSumKind>('source');
  const sums = useInfiniteQuery(earningSumsQuery(by, month));
  return (
    <>
      <div className="mb-4">
        <ChoiceChips
          label={t('statements.by')}
          choices={earningSumKinds.map((value) => ({ value, label: t(`statements.${value}`) }))}
          value={by}
          onChange={setBy}
        />
      </div>
      <LoadMoreList query={sums} empty={<EmptyState icon={<Sprout />} title={t('statements.nothing')} />}>
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((sum) => (
              <SumRow key={sum.key} sum={sum} by={by} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </>
  );
}

function SumRow({ sum, by }: { sum: EarningSum; by: EarningSumKind }) {
  const { t } = useTranslation();
  const { entries, gross_usd_cents, net_usd_cents } = sum;
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{useSumLabel(sum, by)}</span>
        <span className="block text-caption text-ink-faint">
          {t('statements.count', { count: entries })} ·{' '}
          {t('statements.gross', { gross: formatUsd(gross_usd_cents) })}
        </span>
      </span>
      <span className="shrink-0 font-semibold tabular-nums">{formatUsd(net_usd_cents)}</span>
    </li>
  );
}

const sources = ['gift', 'unlock', 'message', 'subscription', 'invite', 'taken_back'] as const;

function useSumLabel({ key, label }: EarningSum, by: EarningSumKind): string {
  const { t } = useTranslation();
  if (by === 'day') return formatDate(key);
  if (by !== 'source') return label || t('statements.gone');
  const source = sources.find((name) => name === key);
  return source ? t(`statements.sources.${source}`) : key;
}
