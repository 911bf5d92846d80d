import { useEffect, useState } from 'react';

/** Whole seconds until a time of this device, counted down; undefined: there is no such time. */
export function useSecondsLeft(untilMs: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (untilMs === undefined) return;
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [untilMs]);
  return untilMs === undefined ? undefined : Math.max(0, Math.ceil((untilMs - now) / 1000));
}
