import { useRef } from 'react';
import { RefusalError } from './call-errors.ts';

/**
 * The idempotency key of an attempt. Without an answer it may have succeeded, so a retry is the same attempt; `end`
 * is to be called with every error, and a refusal ends the attempt.
 */
export function useAttempt(): { key: () => string; end: (error: unknown) => void } {
  const current = useRef<string>(undefined);
  return {
    key: () => {
      current.current ??= crypto.randomUUID();
      return current.current;
    },
    end: (error) => {
      if (!mayHaveHappened(error)) current.current = undefined;
    },
  };
}

/** Whether what ended so may have happened all the same: nobody has said no, only the answer is missing. */
export function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof RefusalError && error.status < 500);
}
