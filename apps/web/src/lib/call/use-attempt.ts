import { useRef } from 'react';
import { RefusalError } from './call-errors.ts';

/**
 * The idempotency key of what somebody tries. Without an answer it may have happened, so a retry is the same attempt; `end`
 * is to be told of every error, and a refusal ends the attempt.
 */
export function useAttempt(): { key: () => string; end: (error: unknown) => void } {
  const current = useRef<string>(undefined);
  return {
    key: () => {
      current.current ??= crypto.randomUUID();
      return current.current;
    },
    end: (error) => {
      if (error instanceof RefusalError && error.status < 500) current.current = undefined;
    },
  };
}
