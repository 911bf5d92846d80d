import { type Language, languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { choosePiece } from './pieces.ts';

const calls: Record<Language, string[]> = {
  en: [
    'are you there',
    'Is anyone there?',
    'hello??',
    'does anybody even read this',
    'please don’t leave me',
    'can you hear me',
  ],
  de: ['bist du da', 'ist da jemand?', 'hallo??', 'liest das überhaupt wer', 'bleib bitte', 'hörst du mich'],
  es: ['estás ahí', '¿hay alguien?', 'hola??', 'alguien me lee', 'no te vayas por favor', 'me escuchas'],
  ja: ['いる？', '誰かいますか', 'もしもし？', '誰か読んでますか', '行かないで', '聞いてる？'],
  zh: ['你在吗', '有人吗', '喂？', '有人看吗', '别走', '你听得到吗'],
};
const here: Record<Language, RegExp> = {
  en: /\b(?:I am here|Still here)\b/,
  de: /Ich bin da|ich bin hier|Immer noch da/,
  es: /[Ee]stoy aquí|Sigo aquí/,
  ja: /^(?:はい、ここにいます|います|まだここにいます)/,
  zh: /^(?:我在|在的|我还在)/,
};

const answer = (text: string, language: Language, earlier: string[] = []) =>
  choosePiece({ text, language, asksIfMachine: false }, earlier);

test.each(languages)('asked whether anybody is there, care says first that it is, in %s', (language) => {
  for (const text of calls[language]) {
    expect(answer(text, language), text).toMatch(here[language]);
    const [first = ''] = answer(text, language).split(/[,.。，]/);
    expect(first.length, text).toBeLessThan(30);
  }
});

test('“leave me alone” is left alone, and “don’t leave me alone” is not', () => {
  expect(answer('leave me alone', 'en')).toMatch(/keep quiet/);
  expect(answer('go away', 'en')).toMatch(/keep quiet/);
  expect(answer('don’t leave me', 'en')).toMatch(here.en);
  expect(answer('please don’t leave me alone', 'en')).toMatch(here.en);
  expect(answer('lass mich nicht allein', 'de')).toMatch(here.de);
  expect(answer('no me dejes sola', 'es')).toMatch(here.es);
  expect(answer('ほっといて', 'ja')).toMatch(/静かに/);
});

test.each(languages)('no answer is given twice in ten turns in %s', (language) => {
  const earlier: string[] = [];
  for (const text of calls[language].concat(calls[language]).slice(0, 9))
    earlier.push(answer(text, language, earlier));
  expect(new Set(earlier).size).toBe(9);
});
