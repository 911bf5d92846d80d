import { readFile } from 'node:fs/promises';
import type { Language } from '@kindred/contract/wire/languages';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { type FontFamily, findSlice, type Slice, slicesOf } from './font-slices.ts';

export type Weight = 'normal' | 'bold';
/** Letters that one font has. */
export type Run = { font: string; text: string };
export type PdfFonts = {
  /** What is to be registered under which name: fonts with just the letters of this page. */
  files: Map<string, Buffer>;
  /** A text as runs of one font each. Letters that no font has are left out. */
  runsOf: (text: string, weight: Weight) => Run[];
};

const standard = { normal: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const wght = { normal: 400, bold: 700 } as const;
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
  const order: FontFamily[] = language === 'ja' ? ['jp', 'sc', 'latin'] : ['sc', 'jp', 'latin'];
  const [normal, bold] = await Promise.all([
    embedFonts(texts.normal.join(''), 'normal', order),
    embedFonts(texts.bold.join(''), 'bold', order),
  ]);
  const fonts = { normal, bold };
  return {
    files: new Map([...normal.files, ...bold.files]),
    runsOf: (text, weight) => splitRuns(text, fonts[weight].fontOf),
  };
}

type Embedded = { files: Map<string, Buffer>; fontOf: Map<string, string> };

/** Fonts with the letters of a text, each in the first family that has it. */
async function embedFonts(text: string, weight: Weight, order: readonly FontFamily[]): Promise<Embedded> {
  const embedded: Embedded = { files: new Map(), fontOf: new Map() };
  for (const family of order) {
    const slices = await slicesOf(family);
    const missing = [...new Set(text)].filter((letter) => !embedded.fontOf.has(letter));
    for (const [slice, letters] of Map.groupBy(missing, (letter) => findSlice(letter, slices))) {
      if (slice) await embedSlice(embedded, slice, letters, weight);
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
