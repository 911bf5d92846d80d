import { inflateSync } from 'node:zlib';
import type { Language } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { loadPdfFonts } from './pdf-fonts.ts';
import { writePdf } from './pdf-page.ts';

const maxBytes = 150_000;

const write = (title: string, name: string, language: Language) =>
  writePdf({
    title,
    lead: [name],
    tables: [{ title, columns: ['', '', name], rows: [{ label: name, figures: ['', '', '9.99'] }] }],
    notes: [],
    date: new Date('2026-11-22T00:00:00Z'),
    language,
  });

/** Returns the letters that can be copied out of a PDF with embedded fonts. */
function lettersIn(pdf: Buffer): string {
  const maps = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = '']) => inflate(Buffer.from(body, 'latin1')))
    .filter((text) => text.includes('beginbfrange'));
  const codes = maps.flatMap((map) => [...map.matchAll(/\[(.*?)\]/gs)].map(([, list = '']) => list));
  const hex = [...codes.join(' ').matchAll(/<([0-9a-f]{4})>/g)].map(([, digits = '']) => digits);
  return hex.map((digits) => String.fromCharCode(Number.parseInt(digits, 16))).join('');
}

function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

const pages = [
  ['zh', '收据', '李明'],
  ['ja', '領収書', '山田さくら'],
  ['de', 'Beleg', 'Łucja Żółć 李明'],
  ['en', 'Receipt', '김민준 ไอซ์ नेहा Ελένη Ґудзь'],
] as const;

test.each(pages)(
  'a page in %s has the letters of its language and of every name, and stays small',
  async (...page) => {
    const [language, title, name] = page;
    const pdf = await write(title, name, language);
    const letters = lettersIn(pdf);
    for (const letter of title + name) expect(letters).toContain(letter);
    expect(pdf.length).toBeLessThan(maxBytes);
  },
);

test('Latin text embeds no font, and a letter that no font has is omitted', async () => {
  expect(lettersIn(await write('Receipt', 'Mia O’Neil', 'en'))).toBe('');
  const letters = lettersIn(await write('Receipt', 'Mia ꦗꦮ 李', 'en'));
  expect(letters).toContain('李');
  expect(letters).not.toContain('ꦗ');
});

test('an Arabic or Hebrew name runs from right to left within a sentence from left to right', async () => {
  const sentence = 'Paid by محمد علي for שרה כהן';
  const { runsOf } = await loadPdfFonts({ normal: [sentence], bold: [] }, 'en');
  const line = runsOf(sentence, 'normal').map(({ text }) => text);
  expect(line).toEqual(['Paid by ', 'علي', ' ', 'محمد', ' for ', 'כהן', ' ', 'שרה']);
});
