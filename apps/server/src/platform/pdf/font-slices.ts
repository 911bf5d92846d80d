import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A part of a font: a file of a few hundred letters, and the Unicode ranges that its letters come from. */
export type Slice = { name: string; file: string; ranges: readonly (readonly [from: number, to: number])[] };

// `general` has Latin, Cyrillic, Greek and Hindi letters.
const families = {
  sc: '@fontsource-variable/noto-sans-sc',
  jp: '@fontsource-variable/noto-sans-jp',
  general: '@fontsource-variable/noto-sans',
  kr: '@fontsource-variable/noto-sans-kr',
  arabic: '@fontsource-variable/noto-sans-arabic',
  hebrew: '@fontsource-variable/noto-sans-hebrew',
  thai: '@fontsource-variable/noto-sans-thai',
} as const;
export type FontFamily = keyof typeof families;

const read: Partial<Record<FontFamily, Promise<Slice[]>>> = {};

export function slicesOf(family: FontFamily): Promise<Slice[]> {
  read[family] ??= readSlices(families[family]);
  return read[family];
}

export function mayHave({ ranges }: Slice, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
}

async function readSlices(family: string): Promise<Slice[]> {
  const index = require.resolve(`${family}/unicode.json`);
  const rangesByKey: Record<string, string> = JSON.parse(await readFile(index, 'utf8'));
  return Object.entries(rangesByKey).map(([key, ranges]) => {
    // Numbered slices are `[17]`, named slices `latin`.
    const name = `${path.basename(family)}-${key.replace(/[[\]]/g, '')}`;
    return {
      name,
      file: path.join(path.dirname(index), 'files', `${name}-wght-normal.woff2`),
      ranges: ranges.split(',').map(readRange),
    };
  });
}

/** Parses `U+4E00-4EFF`, or a single code point. */
function readRange(text: string): [from: number, to: number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
