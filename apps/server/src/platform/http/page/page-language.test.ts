import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

test.each([
  ['zh', 'zh'],
  ['zh-Hant-TW,en;q=0.8', 'zh'],
  ['en-GB,zh;q=0.9', 'en'],
  ['fr-CH, fr;q=0.9, zh;q=0.8, en;q=0.7, *;q=0.5', 'zh'],
  ['en;q=0.2,ZH;q=0.9', 'zh'],
  ['zh;q=0,en;q=0.1', 'en'],
  ['ja-JP', 'ja'],
  ['ga, es-MX;q=0.8, de;q=0.9', 'de'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;q=,,zh;q=x', 'en'],
])('a reader whose browser prefers %j gets %j', (header, language) => {
  expect(pageLanguage(header)).toBe(language);
});
