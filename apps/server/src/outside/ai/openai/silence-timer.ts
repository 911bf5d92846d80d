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
  const wait = (ms: number) =>
    setTimeout(() => controller.abort(new NoAnswer(`the model was silent for ${ms} ms`)), ms);
  let timer = wait(firstByteMs);
  let hasBegun = false;
  return {
    signal: controller.signal,
    /** To be called at each token. */
    restart: () => {
      if (hasBegun) return void timer.refresh();
      hasBegun = true;
      clearTimeout(timer);
      timer = wait(betweenTokensMs);
    },
    /** Ends the request too, whatever it is still doing. */
    close: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
