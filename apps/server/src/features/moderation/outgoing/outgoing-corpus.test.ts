import { readFileSync } from 'node:fs';
import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { checkOutgoing } from './outgoing-checker.ts';

const corpus = new URL('../../../../../../tools/signals/corpus/outgoing/', import.meta.url);

/** Lines of a judge file: what kind each is of, or `none`, and its words. */
function readLines(language: string, file: string): { kind: string; text: string }[] {
  return readFileSync(new URL(`${language}.${file}.tsv`, corpus), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([kind = '', , text = '']) => ({ kind, text }));
}

test.each(languages.flatMap((language) => ['judge', 'second'].map((file) => [language, file] as const)))(
  'of what no fan may read 95 of 100 lines are found, and 3 of 100 harmless ones at most (%s.%s.tsv)',
  (language, file) => {
    const judged = readLines(language, file).map(({ kind, text }) => ({
      isBad: kind !== 'none',
      isFound: checkOutgoing(text, { language, name: 'Mira', prices: [] }).kinds.length > 0,
    }));
    const share = (isBad: boolean) => {
      const lines = judged.filter((line) => line.isBad === isBad);
      return lines.filter(({ isFound }) => isFound).length / lines.length;
    };
    expect(share(true)).toBeGreaterThanOrEqual(0.95);
    expect(share(false)).toBeLessThanOrEqual(0.03);
  },
);
