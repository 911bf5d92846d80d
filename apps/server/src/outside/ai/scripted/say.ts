import { seededNumbers } from '../seeded-numbers.ts';

/** One of these lines, with the value filled in; '' where there is none. */
export type Say = (options: readonly string[], value?: string) => string;

type Speaker = {
  characterName: string;
  calling: string;
  /** What stands in the blanks of lines beside these: a line with a blank that nothing fills is not said. */
  slots?: Record<string, string>;
  /** Earlier answers, the newest last. */
  avoided: readonly string[];
  seed: string;
};

/** So many answers are looked back on, so that a line comes again only after a while. */
const memoryLength = 30;

/**
 * Chooses lines by the seed: of those that were not said, else the one that was said longest ago. `calling` is the fan's name
 * within a greeting.
 */
export function sayer({ characterName, calling, slots = {}, avoided, seed }: Speaker): Say {
  const next = seededNumbers(seed);
  const recent = avoided.slice(-memoryLength);
  const chosen: string[] = [];
  return (options, value = '') => {
    const filled = options
      .filter((line) => isFillable(line, slots))
      .map((line) =>
        capitalized(
          Object.entries(slots)
            .reduce((text, [slot, word]) => text.replaceAll(`{${slot}}`, () => word), line)
            .replaceAll('{char}', () => characterName)
            .replaceAll('{name}', () => calling)
            .replaceAll(/\{(?:value|pet|x|when)\}/g, () => value),
        ),
      );
    const unused = filled.filter((line) => !chosen.includes(line));
    const lastSaid = (line: string) => recent.findLastIndex((answer) => answer.includes(line));
    const fresh = unused.filter((line) => lastSaid(line) === -1);
    const line =
      fresh.length > 0
        ? fresh[Math.floor(next() * fresh.length)]
        : unused.toSorted((a, b) => lastSaid(a) - lastSaid(b))[0];
    if (line) chosen.push(line);
    return line ?? '';
  };
}

const always: ReadonlySet<string> = new Set(['char', 'name', 'value', 'pet', 'x', 'when']);

function isFillable(line: string, slots: Record<string, string>): boolean {
  return [...line.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => always.has(slot) || slot in slots);
}

function capitalized(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
