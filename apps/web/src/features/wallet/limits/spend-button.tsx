import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { type SpendUnit, useSpendConfirmation } from './use-spend-confirmation.ts';

type SpendButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Undefined while what is typed cannot be sent. */
  amount: number | undefined;
  unit?: SpendUnit;
  /** The amount as it was agreed to, where that may be another currency than a new price has. */
  shown?: string;
  onSpend: () => void;
};

/** Spends diamonds, or goes on to pay by card. Above the amount that the person has set it asks once more, in its own place. */
export function SpendButton(props: SpendButtonProps) {
  const {
    amount,
    unit = 'diamonds',
    shown,
    onSpend,
    size = 'large',
    className = 'w-full',
    children,
    ...button
  } = props;
  const { question, press } = useSpendConfirmation(amount, unit, onSpend, shown);
  return (
    <>
      <p role="status" className={question ? 'mb-3 text-ink-soft' : 'sr-only'}>
        {question?.note}
      </p>
      <Button
        {...button}
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
