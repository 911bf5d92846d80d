import { readFile } from 'node:fs/promises';
import type { Language } from '@kindred/contract/wire/languages';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { type FontFamily, mayHave, type Slice, slicesOf } from './font-slices.ts';

export type Weight = 'normal' | 'bold';
/** Letters of one font. */
export type Run = { font: string; text: string };
export type PdfFonts = {
  /** The fonts to register, by name: each holds only the letters of this page. */
  files: Map<string, Buffer>;
  /** Splits a text into runs of one font each, from left to right. Letters that no font has are omitted. */
  runsOf: (text: string, weight: Weight) => Run[];
};

const standard = { normal: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const wght = { normal: 400, bold: 700 } as const;
// The fonts of a language, before those for people's names. Chinese and Japanese share code points whose glyphs
// differ, and have punctuation of the same width as their letters.
const ownFamilies: { [L in Language]?: readonly FontFamily[] } = {
  zh: ['sc', 'jp', 'general'],
  ja: ['jp', 'sc', 'general'],
};
const usualFamilies: readonly FontFamily[] = ['general', 'sc', 'jp'];
const nameFamilies: readonly FontFamily[] = ['kr', 'arabic', 'hebrew', 'thai'];
/** The characters of the standard fonts. */
const winAnsi = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/**
 * Returns the fonts for a page with these texts: the standard fonts of PDF readers when they suffice, else Noto Sans,
 * of which only the letters in use are embedded.
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

/** Embeds each letter of a text from the first family that has it. */
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

// A slice may lack letters of its ranges, so the subset font is inspected.
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
  const supported = letters.filter((letter) => codes.has(letter.codePointAt(0) ?? 0));
  if (supported.length === 0) return;
  const fontName = `${name}-${weight}`;
  files.set(fontName, font);
  for (const letter of supported) fontOf.set(letter, fontName);
}

/** Returns the code points of a font; a font without letters has no table of them. */
function codesOf(font: Buffer): Set<number> {
  try {
    const opened = create(font);
    return new Set('characterSet' in opened ? opened.characterSet : []);
  } catch {
    return new Set();
  }
}

// Hebrew and Arabic letters, with the characters between them.
const rightToLeft =
  /((?:[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc][^\p{L}\p{N}]*)*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])/u;

/** Puts runs in visual order: Hebrew and Arabic from right to left. The font itself reverses their letters. */
function orderRuns(text: string, fontOf: ReadonlyMap<string, string>): Run[] {
  return text.split(rightToLeft).flatMap((part, index) => {
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
