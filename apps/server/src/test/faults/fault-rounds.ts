import { randomInt } from 'node:crypto';

/** `npm run test:faults` plays all rounds; `npm test` plays a few. */
export const isWhole = process.env.FAULT_ROUNDS === 'whole';

export function faultRounds({ few, whole }: { few: number; whole: number }): number {
  return isWhole ? whole : few;
}

/**
 * Of all that tests draw by chance: `npm test` draws the same each time, `npm run test:faults` something else each time, and
 * FAULT_SEED repeats a run. A failing test prints it.
 */
export const faultSeed = Number(process.env.FAULT_SEED ?? (isWhole ? randomInt(2 ** 31) : 1));
