import { readFileSync } from 'node:fs';
import { type Language, languages } from '@kindred/contract/wire/languages';
import { describe, expect, test } from 'vitest';
import { checkOutgoing } from './outgoing-checker.ts';

const corpus = new URL('../../../../../../tools/signals/corpus/outgoing/', import.meta.url);

/** Parts of the lines of a file that are found: of those that no fan may read, and of harmless ones. */
function shares(language: Language, file: string): { found: number; falseAlarms: number } {
  const judged = readFileSync(new URL(`${language}.${file}.tsv`, corpus), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([kind, , text = '']) => ({
      isBad: kind !== 'none',
      isFound: checkOutgoing(text, { language, name: 'Mira', prices: [] }).kinds.length > 0,
    }));
  const share = (isBad: boolean) => {
    const lines = judged.filter((line) => line.isBad === isBad);
    return lines.filter(({ isFound }) => isFound).length / Math.max(1, lines.length);
  };
  return { found: share(true), falseAlarms: share(false) };
}

describe('of what no fan may read', () => {
  test.each(languages)(
    '95 of 100 lines that were learned from are found, and 3 of 100 harmless ones (%s)',
    (language) => {
      const { found, falseAlarms } = shares(language, 'train');
      expect(found).toBeGreaterThanOrEqual(0.95);
      expect(falseAlarms).toBeLessThanOrEqual(0.03);
    },
  );

  test.each<[Language, number, number]>([
    ['en', 0.9, 0.075],
    ['zh', 0.85, 0.025],
    ['ja', 0.8, 0.05],
    ['es', 0.85, 0.05],
    ['de', 0.95, 0.025],
  ])(
    'no fewer of the lines that nothing was learned from are found than were (%s)',
    (language, found, falseAlarms) => {
      const judged = shares(language, 'judge');
      expect(judged.found).toBeGreaterThanOrEqual(found);
      expect(judged.falseAlarms).toBeLessThanOrEqual(falseAlarms);
    },
  );

  test.each(languages)('half of the offers at prices of its own are found (%s)', (language) => {
    expect(shares(language, 'prices').found).toBeGreaterThanOrEqual(0.5);
  });
});
