export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** A number in [low, high). */
  range: (low: number, high: number) => number;
  /** A whole number in [low, high], both ends included. */
  int: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
  sign: () => 1 | -1;
};

/**
 * A small seeded generator: the same seed gives the same numbers on every machine, for ever.
 * FNV-1a (Fowler, Noll, Vo) turns the text into the state of mulberry32 (Tommy Ettinger, public domain).
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    pick: (items) => pickAt(items, Math.floor(next() * items.length)),
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}

/** A 32-bit number for a text, the same everywhere. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function pickAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error('cannot pick from an empty list');
  return item;
}
