import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { spendingLimitsQuery } from '../wallet.queries.ts';

type SpendButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Undefined while what is typed cannot be sent. */
  amount: number | undefined;
  /** What the amount is in; both are worth the same. */
  unit?: 'diamonds' | 'usdCents';
  onSpend: () => void;
};

/** Spends diamonds, or goes on to pay by card. Above the amount that the person has set it asks once more, in its own place. */
export function SpendButton(props: SpendButtonProps) {
  const {
    amount,
    unit = 'diamonds',
    onSpend,
    size = 'large',
    className = 'w-full',
    children,
    ...button
  } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ amount: number; above: number }>();
  const isAsking = asked !== undefined && asked.amount === amount;
  const format = unit === 'diamonds' ? formatNumber : formatUsd;
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
        {isAsking && t(`wallet.confirm.${unit}.note`, { amount: format(asked.above) })}
      </p>
      <Button
        {...button}
        size={size}
        className={className}
        isDimmed={amount === undefined}
        aria-label={isAsking ? undefined : button['aria-label']}
        onClick={() => void press()}
      >
        {isAsking ? t(`wallet.confirm.${unit}.yes`, { amount: format(asked.amount) }) : children}
      </Button>
    </>
  );
}
