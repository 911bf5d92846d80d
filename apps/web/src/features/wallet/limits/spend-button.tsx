import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { spendingLimitsQuery } from '../wallet.queries.ts';

type SpendButtonProps = {
  /** Diamonds; undefined while what is typed cannot be sent. */
  amount: number | undefined;
  isLoading: boolean;
  onSpend: () => void;
  children: ReactNode;
};

/** Spends diamonds. Above the amount that the person has set it asks once more, in its own place. */
export function SpendButton({ amount, isLoading, onSpend, children }: SpendButtonProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ amount: number; above: number }>();
  const isAsking = asked !== undefined && asked.amount === amount;
  const press = async () => {
    if (amount === undefined || isAsking) return onSpend();
    const limits = await client.ensureQueryData(spendingLimitsQuery).catch(() => undefined);
    const above = limits?.confirm_above ?? null;
    if (above !== null && amount > above) setAsked({ amount, above });
    else onSpend();
  };
  return (
    <>
      <p role="status" className={isAsking ? 'mb-3 text-ink-soft' : 'sr-only'}>
        {isAsking && t('wallet.confirm.note', { amount: formatNumber(asked.above) })}
      </p>
      <Button
        size="large"
        className="w-full"
        isDimmed={amount === undefined}
        isLoading={isLoading}
        onClick={() => void press()}
      >
        {isAsking ? t('wallet.confirm.yes', { amount: formatNumber(asked.amount) }) : children}
      </Button>
    </>
  );
}
