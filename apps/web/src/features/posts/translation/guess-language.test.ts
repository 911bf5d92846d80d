import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['The kiln is on, and the glaze is blue', 'en'],
  ['Ich habe die Glasur noch nicht fertig und der Ofen ist an', 'de'],
  ['Hoy es el día de la cerámica en mi taller', 'es'],
  ['今日は窯を開けました', 'ja'],
  ['今天开窑了', 'zh'],
  ['🔥🔥🔥', undefined],
  ['Kintsugi', undefined],
])('%s is taken for %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
