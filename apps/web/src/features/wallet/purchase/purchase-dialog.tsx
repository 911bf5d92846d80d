import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Diamonds } from '../../../ui/text/money.tsx';
import { useUser } from '../../users/users.queries.ts';
import { PurchaseProblem } from './purchase-problem.tsx';

type PurchaseDialogProps = {
  title: string;
  /** What is bought, and of whom. */
  what: string;
  /** Diamonds. */
  price: number;
  /** How long it stays theirs. */
  keeps: string;
  /** Why it was not bought. */
  error: unknown;
  /** The buttons that buy. */
  footer: ReactNode;
};

/** What something that is bought once costs and gives, before anything is spent. */
export function PurchaseDialog({ title, what, price, keeps, error, footer }: PurchaseDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} footer={footer}>
      <p className="text-ink-soft">{what}</p>
      <Sums price={price} />
      <ul className="flex flex-col gap-2">
        {[keeps, t('purchase.keepOnce')].map((line) => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {line}
          </li>
        ))}
      </ul>
      <PurchaseProblem error={error} price={price} />
    </Dialog>
  );
}

function Sums({ price }: { price: number }) {
  const { t } = useTranslation();
  const balance = useUser()?.diamond;
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
      {balance !== undefined && balance < price && (
        <dd className="col-span-2 font-medium text-caption text-warning">
          {t('purchase.missing', { count: price - balance })}
        </dd>
      )}
    </dl>
  );
}
