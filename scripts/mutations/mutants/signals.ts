import { type Mutant, signals } from '../mutant.ts';

export const signalsMutants: readonly Mutant[] = [
  {
    name: 'signals by patterns alone',
    file: `${signals}/weigh.ts`,
    find: 'const odds = isDecided ? decisiveOdds : weighed;',
    replace: 'const odds = isDecided ? decisiveOdds : added || -1;',
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > is heard without a word of death: everyone would be happier if I was gone',
    },
  },
  {
    name: 'the earlier message forgotten',
    file: `${signals}/weigh.ts`,
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
  {
    name: 'words in disguise left so',
    file: `${signals}/normalize.ts`,
    find: 'return uncensor(joinLetters(folded))',
    replace: 'return joinLetters(folded)',
    test: {
      file: `${signals}/weigh.test.ts`,
      name: 'whatever the classifiers say > it is heard in disguise, in en: I am going to k1ll mys3lf',
    },
  },
  {
    name: 'a wish for play with minors left to the classifiers',
    file: `${signals}/weigh.ts`,
    find: 'return [...minor, ...rulesOf[language].decisive.play];',
    replace: 'return minor;',
    test: {
      file: `${signals}/weigh.test.ts`,
      name: 'whatever the classifiers say > a wish for play with a minor is heard',
    },
  },
  {
    name: 'a clear statement left to the classifiers',
    file: `${signals}/weigh.ts`,
    find: 'const odds = isDecided ? decisiveOdds : weighed;',
    replace: 'const odds = weighed;',
    test: {
      file: `${signals}/weigh.test.ts`,
      name: 'whatever the classifiers say > a clear statement of danger is heard, in en: I am going to kill myself',
    },
  },
];
