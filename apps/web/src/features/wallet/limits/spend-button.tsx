import { useId } from 'react';
import { mayHaveHappened } from '../../../lib/call/use-attempt.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { useUser } from '../../users/users.queries.ts';
import { type SpendUnit, useSpendConfirmation } from './use-spend-confirmation.ts';

type SpendButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Undefined while what is typed cannot be sent. */
  amount: number | undefined;
  unit?: SpendUnit;
  /** The amount as it was agreed to, where that may be another currency than a new price has. */
  shown?: string;
  onSpend: () => void;
  /** How it ended before; where that is open, it is the same attempt again, for which the diamonds may have gone already. */
  error?: unknown;
  /** In place of spending while the balance does not suffice, which the button then says. */
  onTopUp?: (diamonds: number) => void;
};

/**
 * Spends diamonds, or goes on to pay by card. Above the amount that the person has set it asks once more, in its own place.
 * Without the diamonds for it, it says how many are missing and leads to them.
 */
export function SpendButton(props: SpendButtonProps) {
  const {
    amount,
    unit = 'diamonds',
    shown,
    onSpend,
    error,
    onTopUp,
    variant = 'heart',
    size = 'large',
    className = 'w-full',
    children,
    ...button
  } = props;
  const { t } = useTranslation();
  const missing = useId();
  const { question, press } = useSpendConfirmation(amount, unit, onSpend, shown);
  const balance = useUser()?.diamond ?? Number.POSITIVE_INFINITY;
  const isRetry = Boolean(error) && mayHaveHappened(error);
  if (onTopUp && amount !== undefined && balance < amount && !isRetry) {
    return (
      // Its name stays what it does in the end; how to get there describes it.
      <Button
        {...button}
        variant={variant}
        size={size}
        className={className}
        aria-describedby={missing}
        onClick={() => onTopUp(amount)}
      >
        <span>
          {children}
          <span id={missing} aria-hidden="true" className="block font-medium text-caption">
            {t('wallet.topUpFirst', { count: amount - balance })}
          </span>
        </span>
      </Button>
    );
  }
  return (
    <>
      <p role="status" className={question ? 'mb-3 text-ink-soft' : 'sr-only'}>
        {question?.note}
      </p>
      <Button
        {...button}
        variant={variant}
        size={size}
        className={className}
        isDimmed={amount === undefined}
        aria-label={question ? undefined : button['aria-label']}
        onClick={() => void press()}
      >
        {question?.yes ?? children}
      </Button>
    </>
  );
}
