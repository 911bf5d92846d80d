import { type Mutant, signals } from '../mutant.ts';

export const signalsMutants: readonly Mutant[] = [
  {
    name: 'signals by patterns alone',
    file: `${signals}/read-signals.ts`,
    find: 'const odds = score(classifiers.signal, features) + scoreGrams(classifiers.grams, grams) + added;',
    replace: 'const odds = added > 0 ? added : -1;',
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > is heard without a word of death: everyone would be happier if I was gone',
    },
  },
  {
    name: 'the earlier message forgotten',
    file: `${signals}/read-signals.ts`,
    find: `if (earlier === '') return last;`,
    replace: `if (earlier !== '~') return last;`,
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > that is said over two messages is heard, though neither says it alone',
    },
  },
  {
    name: 'distress of another person',
    file: `${signals}/read-signals.ts`,
    find: `distress: sort(strongestOf.distress, 'self' as const, 'other' as const),`,
    replace: `distress: sort(strongestOf.distress, 'self' as const, undefined),`,
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > of another person is told from the own: my best friend says she wants to kill herself, what do I do',
    },
  },
  {
    name: 'the threshold of signals too low',
    file: `${signals}/read-signals.ts`,
    find: 'if (reading.odds > (strongestOf[kind]?.odds ?? 0))',
    replace: 'if (reading.odds > (strongestOf[kind]?.odds ?? -99))',
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > is not in what people just say: I am dying to see your new video',
    },
  },
  {
    name: 'years of birth of another century',
    file: `${signals}/numbers.ts`,
    find: 'now.getUTCFullYear() - (now.getUTCMonth() >= 6 ? 18 : 19)',
    replace: '2026 - 19',
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'age > a year of birth is that of a minor until they are of age',
    },
  },
];
