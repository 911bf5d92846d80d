import { Gem } from 'lucide-react';
import { formatNumber, formatUsd } from '../lib/format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { classNames } from './class-names.ts';

/** US cents in the reader's way of writing money. */
export function Price({ cents, className }: { cents: number; className?: string }) {
  useTranslation();
  return <span className={classNames('tabular-nums', className)}>{formatUsd(cents)}</span>;
}

/** An amount of diamonds with its sign. */
export function Diamonds({ amount, className }: { amount: number; className?: string }) {
  const { t } = useTranslation();
  return (
    <span className={classNames('inline-flex items-center gap-1 font-semibold tabular-nums', className)}>
      <Gem aria-hidden="true" className="size-[1em] text-diamond" />
      <span aria-hidden="true">{formatNumber(amount)}</span>
      <span className="sr-only">{t('common.diamonds', { count: amount })}</span>
    </span>
  );
}
