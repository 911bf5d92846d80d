/** What time it is for the business. Injected, so that tests and demo mode can move it. */
export type Clock = { now(): Date };

export type MovableClock = Clock & { advance(seconds: number): void };

/** The system's time plus an offset that only ever grows. `startOffsetSeconds` carries on from an earlier run. */
export function movableClock(startOffsetSeconds = 0): MovableClock {
  let offsetMs = startOffsetSeconds * 1000;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
}
