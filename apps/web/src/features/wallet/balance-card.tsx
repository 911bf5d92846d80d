import { Gem } from 'lucide-react';
import { formatNumber } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useUser } from '../users/users.queries.ts';

/** The balance. It is below zero only after a chargeback. */
export function BalanceCard() {
  const { t } = useTranslation();
  const balance = useUser()?.diamond;
  return (
    <section aria-labelledby="balance" className="rounded-sheet bg-money-soft p-6 sm:p-8">
      <h2 id="balance" className="font-medium text-ink-soft">
        {t('wallet.balance')}
      </h2>
      {balance === undefined ? (
        <Skeleton className="mt-2 h-12 w-40" />
      ) : (
        <p className="mt-1 flex items-center gap-3 font-bold text-display tabular-nums">
          <Gem aria-hidden="true" className="size-8 text-money" />
          <span aria-hidden="true">{formatNumber(balance)}</span>
          <span className="sr-only">{t('common.diamonds', { count: balance })}</span>
        </p>
      )}
      <p className="mt-2 max-w-prose text-caption text-ink-soft">
        {balance !== undefined && balance < 0 ? t('wallet.belowZero') : t('wallet.rate')}
      </p>
    </section>
  );
}
