import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { formatMonth, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/form/select.tsx';
import { downloadStatement } from './download-statement.ts';
import { EarningSums } from './earning-sums.tsx';
import { statementsQuery } from './earnings.queries.ts';

export function Statements() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(statementsQuery);
  return (
    <section aria-labelledby="statements">
      <h2 id="statements" className="mb-2 font-bold text-title">
        {t('statements.title')}
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-40 rounded-card" />}
      {data?.list.length === 0 && <p className="text-ink-soft">{t('statements.none')}</p>}
      {data?.list[0] && <Months months={data.list} />}
    </section>
  );
}

type Month = { month: string; net_usd_cents: number; paid_out_usd_cents: number };

function Months({ months }: { months: Month[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const statement = months.find(({ month }) => month === chosen) ?? months[0];
  if (!statement) return null;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4">
        <Select
          label={t('statements.month')}
          value={statement.month}
          onChange={({ target }) => setChosen(target.value)}
        >
          {months.map(({ month }) => (
            <option key={month} value={month}>
              {formatMonth(month)}
            </option>
          ))}
        </Select>
        <Downloads month={statement.month} />
      </div>
      <p className="mb-4 text-ink-soft">
        {t('statements.sum', {
          net: formatUsd(statement.net_usd_cents),
          paid: formatUsd(statement.paid_out_usd_cents),
        })}
      </p>
      <EarningSums month={statement.month} />
    </>
  );
}

const formats = ['pdf', 'csv'] as const;

function Downloads({ month }: { month: string }) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: (format: (typeof formats)[number]) => downloadStatement(month, format),
    onError: (error) => toast('error', errorText(error)),
  });
  return (
    <div className="flex gap-3 pb-2.5">
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          aria-label={t('statements.download', {
            month: formatMonth(month),
            format: format.toUpperCase(),
          })}
          isLoading={download.isPending && download.variables === format}
          onClick={() => download.mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
