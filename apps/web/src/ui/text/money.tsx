import { Gem } from 'lucide-react';
import { formatNumber } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';

/** An amount of diamonds with its sign. */
export function Diamonds({ amount, className }: { amount: number; className?: string }) {
  const { t } = useTranslation();
  return (
    <span className={classNames('inline-flex items-center gap-1 font-semibold tabular-nums', className)}>
      <Gem aria-hidden="true" className="size-[1em] text-money" />
      <span aria-hidden="true">{formatNumber(amount)}</span>
      <span className="sr-only">{t('common.diamonds', { count: amount })}</span>
    </span>
  );
}
