import { readFile } from 'node:fs/promises';
import type { Language } from '@kindred/contract/wire/languages';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { type FontFamily, mayHave, type Slice, slicesOf } from './font-slices.ts';

export type Weight = 'normal' | 'bold';
/** Letters that one font has. */
export type Run = { font: string; text: string };
export type PdfFonts = {
  /** What is to be registered under which name: fonts with just the letters of this page. */
  files: Map<string, Buffer>;
  /** A text as runs of one font each, from left to right. Letters that no font has are left out. */
  runsOf: (text: string, weight: Weight) => Run[];
};

const standard = { normal: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const wght = { normal: 400, bold: 700 } as const;
// What a page is written in, then what else people's names may be in. Chinese and Japanese share letters of two shapes, and
// have punctuation as wide as these.
const ownFamilies: { [L in Language]?: readonly FontFamily[] } = {
  zh: ['sc', 'jp', 'general'],
  ja: ['jp', 'sc', 'general'],
};
const usualFamilies: readonly FontFamily[] = ['general', 'sc', 'jp'];
const nameFamilies: readonly FontFamily[] = ['kr', 'arabic', 'hebrew', 'thai'];
/** What the standard fonts have. */
const winAnsi = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/**
 * The fonts for a page with these texts: those that every reader has where their letters are enough, else Noto Sans, of
 * which only the letters that are written go into the file.
 */
export async function loadPdfFonts(
  texts: Readonly<Record<Weight, readonly string[]>>,
  language: Language,
): Promise<PdfFonts> {
  if (winAnsi.test([...texts.normal, ...texts.bold].join(''))) {
    return { files: new Map(), runsOf: (text, weight) => [{ font: standard[weight], text }] };
  }
  const order = [...(ownFamilies[language] ?? usualFamilies), ...nameFamilies];
  const [normal, bold] = await Promise.all([
    embedFonts(texts.normal.join(''), 'normal', order),
    embedFonts(texts.bold.join(''), 'bold', order),
  ]);
  const fonts = { normal, bold };
  return {
    files: new Map([...normal.files, ...bold.files]),
    runsOf: (text, weight) => orderRuns(text, fonts[weight].fontOf),
  };
}

type Embedded = { files: Map<string, Buffer>; fontOf: Map<string, string> };

/** Fonts with the letters of a text, each in the first family that has it. */
async function embedFonts(text: string, weight: Weight, order: readonly FontFamily[]): Promise<Embedded> {
  const embedded: Embedded = { files: new Map(), fontOf: new Map() };
  for (const family of order) {
    const missing = [...new Set(text)].filter((letter) => !embedded.fontOf.has(letter));
    if (missing.length === 0) break;
    for (const slice of await slicesOf(family)) {
      const letters = missing.filter((letter) => mayHave(slice, letter) && !embedded.fontOf.has(letter));
      if (letters.length > 0) await embedSlice(embedded, slice, letters, weight);
    }
  }
  return embedded;
}

// A slice has not all of what its ranges name: what it has, the font that was made of it says.
async function embedSlice(
  { files, fontOf }: Embedded,
  { name, file }: Slice,
  letters: readonly string[],
  weight: Weight,
): Promise<void> {
  const font = await subsetFont(await readFile(file), letters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: wght[weight] },
  });
  const codes = codesOf(font);
  const written = letters.filter((letter) => codes.has(letter.codePointAt(0) ?? 0));
  if (written.length === 0) return;
  const fontName = `${name}-${weight}`;
  files.set(fontName, font);
  for (const letter of written) fontOf.set(letter, fontName);
}

/** The letters of a font; one that was left with none has no table of them. */
function codesOf(font: Buffer): Set<number> {
  try {
    const opened = create(font);
    return new Set('characterSet' in opened ? opened.characterSet : []);
  } catch {
    return new Set();
  }
}

// Hebrew and Arabic, with what stands between two such letters.
const fromTheRight =
  /((?:[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc][^\p{L}\p{N}]*)*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])/u;

/** Runs as they stand on the line: those of Hebrew and Arabic the other way round. Their letters the font itself turns. */
function orderRuns(text: string, fontOf: ReadonlyMap<string, string>): Run[] {
  return text.split(fromTheRight).flatMap((part, index) => {
    const runs = splitRuns(part, fontOf);
    return index % 2 === 1 ? runs.reverse() : runs;
  });
}

function splitRuns(text: string, fontOf: ReadonlyMap<string, string>): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontOf.get(letter);
    const last = runs.at(-1);
    if (font && font === last?.font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}
