/** `npm run test:faults` plays all rounds; `npm test` plays a few. */
const isWhole = process.env.FAULT_ROUNDS === 'whole';

export function faultRounds({ few, whole }: { few: number; whole: number }): number {
  return isWhole ? whole : few;
}

/** A new seed each time, or FAULT_SEED to repeat a run. A failing test prints it. */
export const faultSeed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));
