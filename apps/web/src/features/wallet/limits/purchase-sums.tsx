import { mayHaveHappened } from '../../../lib/call/use-attempt.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Diamonds } from '../../../ui/text/money.tsx';
import { useUser } from '../../users/users.queries.ts';

/**
 * What a purchase costs, what the buyer has, and how much is missing. `price` in diamonds. `error`: how it ended before; where
 * that is open, what the buyer has may be what is left, and nothing is missing.
 */
export function PurchaseSums({ price, error }: { price: number; error?: unknown }) {
  const { t } = useTranslation();
  const balance = useUser()?.diamond;
  const isRetry = Boolean(error) && mayHaveHappened(error);
  return (
    <dl className="my-5 grid grid-cols-[1fr_auto] gap-y-2 rounded-card bg-sunken p-4 [&_dd]:text-end">
      <dt className="font-semibold">{t('purchase.price')}</dt>
      <dd>
        <Diamonds amount={price} />
      </dd>
      {balance !== undefined && (
        <>
          <dt className="text-ink-soft">{t('purchase.balance')}</dt>
          <dd className="text-ink-soft">
            <Diamonds amount={balance} />
          </dd>
        </>
      )}
      {balance !== undefined && balance < price && !isRetry && (
        <dd className="col-span-2 font-medium text-caption text-warning">
          {t('purchase.missing', { count: price - balance })}
        </dd>
      )}
    </dl>
  );
}
