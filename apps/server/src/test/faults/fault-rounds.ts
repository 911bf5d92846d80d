/** `npm run test:faults` asks for everything; `npm test` makes do with a few rounds. */
const isWhole = process.env.FAULT_ROUNDS === 'whole';

/** How many rounds a fault test plays: `few` in `npm test`, `whole` in `npm run test:faults`. */
export function faultRounds({ few, whole }: { few: number; whole: number }): number {
  return isWhole ? whole : few;
}

/** A new seed each time, or that of a run to repeat: FAULT_SEED. A failing test prints it. */
export const faultSeed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));
