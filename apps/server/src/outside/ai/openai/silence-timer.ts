import { setImmediate } from 'node:timers/promises';
import { NoAnswer } from '../companion-ai.ts';

export type SilenceLimits = {
  /** From the request to the first token. */
  firstByteMs: number;
  /** From one token to the next. */
  betweenTokensMs: number;
};

/** Ends, by its `signal`, an answer of a model that is silent for too long; the signal's reason is a NoAnswer. */
export function silenceTimer({ firstByteMs, betweenTokensMs }: SilenceLimits) {
  const controller = new AbortController();
  let tokens = 0;
  const wait = (ms: number) =>
    setTimeout(async () => {
      const before = tokens;
      // A process that stood still has not read yet what came meanwhile.
      await setImmediate();
      if (tokens === before) controller.abort(new NoAnswer(`the model was silent for ${ms} ms`));
    }, ms);
  let timer = wait(firstByteMs);
  return {
    signal: controller.signal,
    /** To be called at each token. */
    restart: () => {
      if (tokens++ > 0) return void timer.refresh();
      clearTimeout(timer);
      timer = wait(betweenTokensMs);
    },
    /** Ends the request too. */
    close: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
