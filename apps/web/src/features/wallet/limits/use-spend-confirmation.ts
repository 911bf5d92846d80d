import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useCharge } from '../currency/use-charge.ts';
import { spendingLimitsQuery } from '../wallet.queries.ts';

/** What an amount is in; both are worth the same. */
export type SpendUnit = 'diamonds' | 'usdCents';

/** Why a confirmation is needed, and what the button says meanwhile. */
export type SpendQuestion = { note: string; yes: string };

/**
 * Asks once more above the amount that the person has set. `press` is for the button: it asks by `question`, or spends.
 * `amount` is undefined while what is typed cannot be sent, which `onSpend` then says. `shown` is how the amount is written where it
 * was agreed to in another currency than a new one would be charged in.
 */
export function useSpendConfirmation(
  amount: number | undefined,
  unit: SpendUnit,
  onSpend: () => void,
  shown?: string,
): { question: SpendQuestion | undefined; press: () => Promise<void> } {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [pending, setPending] = useState<{ amount: number; above: number }>();
  const charge = useCharge();
  const isCard = unit === 'usdCents';
  const question =
    pending?.amount === amount && pending
      ? {
          note: t(`wallet.confirm.${unit}.note`, {
            amount: isCard ? formatUsd(pending.above) : formatNumber(pending.above),
          }),
          yes: t(`wallet.confirm.${unit}.yes`, {
            amount: shown ?? (isCard ? charge.price(pending.amount) : formatNumber(pending.amount)),
          }),
        }
      : undefined;
  const press = async () => {
    if (amount === undefined || question) return onSpend();
    const limits = await client.ensureQueryData(spendingLimitsQuery).catch(() => undefined);
    const above = limits?.confirm_above ?? null;
    if (above !== null && amount > above) setPending({ amount, above });
    else onSpend();
  };
  return { question, press };
}
