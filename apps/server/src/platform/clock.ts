/** Business time. It is injected so that tests and demo mode can move it. */
export type Clock = { now(): Date };

export type MovableClock = Clock & { advance(seconds: number): void };

/** Returns the system's time plus an offset that only grows. `startOffsetSeconds` continues from an earlier run. */
export function movableClock(startOffsetSeconds = 0): MovableClock {
  let offsetMs = startOffsetSeconds * 1000;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
}
