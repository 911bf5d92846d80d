import type { Features } from './features.ts';

/** An utterance of an entry by its marks: words, pairs, letters, and how it is said. */
type Marked = { entry: string; marks: Features };

/** So many imagined utterances of no entry in particular stand beside those of each: a mark seen once proves little. */
const doubt = 3;

/**
 * How likely each entry is to be meant, in logarithms, by how often the marks of a text stand in its utterances and how often in all: a linear
 * classifier whose weights are counted rather than trained.
 */
export function indexLikelihoods(samples: readonly Marked[]): (marks: Features) => Map<string, number> {
  const sizes = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  for (const { entry, marks } of samples) {
    sizes.set(entry, (sizes.get(entry) ?? 0) + 1);
    for (const mark of marks.keys()) {
      const there = counts.get(mark) ?? new Map<string, number>();
      there.set(entry, (there.get(entry) ?? 0) + 1);
      counts.set(mark, there);
    }
  }
  const gains = new Map([...counts].map(([mark, there]) => [mark, gainsOf(there, samples.length)]));
  return (marks) => {
    const known = [...marks].filter(([mark]) => gains.has(mark));
    const weight = known.reduce((sum, [, value]) => sum + value, 0);
    const found = new Map(
      [...sizes].map(([entry, size]) => [entry, weight * Math.log(doubt / (size + doubt))]),
    );
    for (const [mark, value] of known)
      for (const [entry, gain] of gains.get(mark) ?? [])
        found.set(entry, (found.get(entry) ?? 0) + value * gain);
    return found;
  };
}

/** What a mark adds to each entry in which it stands. */
function gainsOf(there: ReadonlyMap<string, number>, all: number): [string, number][] {
  const share = [...there.values()].reduce((sum, count) => sum + count, 0) / all;
  return [...there].map(([entry, count]) => [entry, Math.log((count + doubt * share) / (doubt * share))]);
}
