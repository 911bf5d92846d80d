import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { useCharge } from '../currency/use-charge.ts';
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
  const charge = useCharge();
  const isCard = unit === 'usdCents';
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
        {isAsking &&
          t(`wallet.confirm.${unit}.note`, {
            amount: isCard ? formatUsd(asked.above) : formatNumber(asked.above),
          })}
      </p>
      <Button
        {...button}
        size={size}
        className={className}
        isDimmed={amount === undefined}
        aria-label={isAsking ? undefined : button['aria-label']}
        onClick={() => void press()}
      >
        {isAsking
          ? t(`wallet.confirm.${unit}.yes`, {
              amount: isCard ? charge.price(asked.amount) : formatNumber(asked.amount),
            })
          : children}
      </Button>
    </>
  );
}
