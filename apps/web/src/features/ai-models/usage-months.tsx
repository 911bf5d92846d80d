import type { AiUsage } from '@kindred/contract/ai-models/calls';
import { formatMonth, formatNumber } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CardSection } from '../../ui/layout/card-section.tsx';

export function UsageMonths({ usage }: { usage: AiUsage['usage'] }) {
  const { t, language } = useTranslation();
  // A fraction of a cent is shown: answers are cheap.
  const usd = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  });
  return (
    <CardSection title={t('aiUsage.months')}>
      {usage.length === 0 && <p className="py-4 text-ink-soft">{t('aiUsage.none')}</p>}
      <ul className="divide-y divide-line">
        {usage.map((row) => (
          <li key={`${row.month} ${row.model}`} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block font-medium">{formatMonth(row.month)}</span>
              <span className="block truncate text-caption text-ink-soft">{row.model}</span>
              <span className="block text-caption text-ink-soft">
                {t('aiUsage.answers', { count: row.answers })} ·{' '}
                {t('aiUsage.tokens', {
                  input: formatNumber(row.input_tokens),
                  output: formatNumber(row.output_tokens),
                })}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{usd.format(row.cost_micros / 1_000_000)}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
