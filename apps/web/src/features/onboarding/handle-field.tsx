import { tidyHandle } from '@kindred/contract/onboarding/limits';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Input } from '../../ui/form/text-field.tsx';
import type { HandleState } from './use-handle-check.ts';

type HandleFieldProps = {
  value: string;
  state: HandleState;
  /** The person wanted to go on: what is missing is said now. */
  isReminded: boolean;
  error: string | undefined;
  onChange: (handle: string) => void;
};

const hints = {
  empty: 'onboarding.handleHint',
  invalid: 'onboarding.handleInvalid',
  checking: 'onboarding.handleChecking',
  unchecked: 'onboarding.handleUnchecked',
  free: 'onboarding.handleFree',
  taken: 'onboarding.handleTaken',
} as const satisfies Record<HandleState, string>;

/** A creator's handle: its rules, and while one types whether it can be had. */
export function HandleField({ value, state, isReminded, error, onChange }: HandleFieldProps) {
  const { t } = useTranslation();
  const handle = tidyHandle(value);
  // Two letters are only the beginning of one.
  const isComplete = isReminded || handle.length >= 3;
  const isWrong =
    state === 'taken' || (state === 'invalid' && isComplete) || (state === 'empty' && isReminded);
  const problem = isWrong
    ? t(state === 'taken' ? 'onboarding.handleTaken' : 'onboarding.handleInvalid')
    : error;
  return (
    <div className="relative">
      <span aria-hidden="true" className="absolute top-[2.2rem] start-3.5 text-ink-faint">
        @
      </span>
      <Input
        label={t('onboarding.handle')}
        value={value}
        className="pe-11 ps-8"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t(hints[state], { handle })}
        error={problem}
        onChange={(event) => onChange(event.target.value)}
      />
      {state === 'free' && !problem && (
        <CircleCheck aria-hidden="true" className="absolute top-[2.3rem] end-3.5 size-5 text-positive" />
      )}
      <p role="status" className="sr-only">
        {state !== 'empty' && !problem && t(hints[state], { handle })}
      </p>
    </div>
  );
}
