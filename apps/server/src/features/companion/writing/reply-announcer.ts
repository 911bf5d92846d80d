/**
 * How often what is written goes out. A token that goes out alone wakes a reader for itself; of hundreds of answers those of the
 * same few milliseconds go out one behind the other, which costs less than half of that.
 */
const everyMs = 8;

export type ReplyAnnouncer = {
  /** Calls `announce` at once where nothing went out shortly before, else with all others that wait. */
  soon: (announce: () => void) => void;
  /** It has nothing to announce any more. */
  drop: (announce: () => void) => void;
};

/** Announces what the answers of this process have come to, all of them together. */
export function replyAnnouncer(): ReplyAnnouncer {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let announcedAtMs = Number.NEGATIVE_INFINITY;
  const announceAll = () => {
    timer = undefined;
    announcedAtMs = performance.now();
    const due = [...waiting];
    waiting.clear();
    for (const announce of due) announce();
  };
  return {
    soon: (announce) => {
      const restedMs = performance.now() - announcedAtMs;
      if (!timer && restedMs >= everyMs) {
        announcedAtMs = performance.now();
        return announce();
      }
      waiting.add(announce);
      timer ??= setTimeout(announceAll, Math.max(1, everyMs - restedMs));
    },
    drop: (announce) => waiting.delete(announce),
  };
}
