const firstPauseMs = 1000;
const maxPauseMs = 10_000;
/** Failures one after the other, without a part in between. */
const maxFailures = 5;

export type StreamRecovery = {
  /** Something could not be loaded. */
  begin: () => void;
  /** Something was loaded. */
  forget: () => void;
  end: () => void;
};

/**
 * After a failure asks by `renew` whether the stream is still open, and then goes on, or gives up where that did not
 * help. While there is no answer it waits, as long as there is no network.
 */
export function recoverStream({
  renew,
  goOn,
  giveUp,
}: {
  renew: () => Promise<boolean>;
  goOn: () => void;
  giveUp: () => void;
}): StreamRecovery {
  let failures = 0;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const begin = async () => {
    clearTimeout(timer);
    timer = undefined;
    const isOpen = await renew().catch(() => undefined);
    if (isOver || isOpen === false) return;
    if (isOpen === undefined) {
      timer = setTimeout(begin, pauseMs);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      return;
    }
    pauseMs = firstPauseMs;
    failures++;
    (failures > maxFailures ? giveUp : goOn)();
  };
  const onOnline = () => {
    if (timer !== undefined) void begin();
  };
  window.addEventListener('online', onOnline);
  return {
    begin: () => void begin(),
    forget: () => {
      failures = 0;
    },
    end: () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    },
  };
}
