import { RE2JS } from 're2js';

/** Steps of the automaton, about, that all patterns of one book may take together; some 100 ms. */
const maxWork = 1_500_000;
/** What making an automaton costs for each letter of a pattern, also of one that is then not run, and for each large class. */
const compileWork = 40;
const classWork = 800;
const maxSourceLength = 200;
/** Of all counts such as `{3,5}` together: each makes its part so much longer. */
const maxRepetition = 100;

/**
 * Tells whether patterns of a card are found in texts. A card is a stranger's: RE2 takes time in proportion to any pattern
 * and text, and a book's total is bounded by a number of steps. A pattern that is wrong, too
 * long, or beyond that bound matches nothing.
 */
export function patternFinder(): (source: string, flags: string, text: string) => boolean {
  let left = maxWork;
  const made = new Map<string, RE2JS | undefined>();
  const patternOf = (source: string, flags: string) => {
    const key = `${flags}/${source}`;
    if (made.has(key)) return made.get(key);
    const classes = source.match(/\\p|\\P|\[\^/g)?.length ?? 0;
    left -= (compileWork * source.length + classWork * classes) * repetition(source);
    const pattern = left > 0 ? compile(source, flags) : undefined;
    made.set(key, pattern);
    return pattern;
  };
  return (source, flags, text) => {
    if (left <= 0 || source.length > maxSourceLength || repetition(source) > maxRepetition) return false;
    const pattern = patternOf(source, flags);
    const work = pattern ? pattern.programSize() * (text.length + 1) : 0;
    if (!pattern || work > left) return false;
    left -= work;
    return pattern.matcher(text).find();
  };
}

function compile(source: string, flags: string): RE2JS | undefined {
  const has = (flag: string, value: number) => (flags.includes(flag) ? value : 0);
  try {
    return RE2JS.compile(
      source,
      has('i', RE2JS.CASE_INSENSITIVE) | has('s', RE2JS.DOTALL) | has('m', RE2JS.MULTILINE),
    );
  } catch {
    return undefined;
  }
}

function repetition(source: string): number {
  const counts = [...source.matchAll(/\{(\d*),?(\d*)\}/g)].map(([, from, to]) =>
    Math.max(1, Number(from), Number(to)),
  );
  return counts.reduce((product, count) => product * count, 1);
}
