import { expect, test } from 'vitest';
import { numberTokens, replaceNumbers, replaceNumberWords } from '../numbers.ts';

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  ['我拾陆岁', numberTokens.minor],
  ['壹拾伍岁', numberTokens.minor],
  ['じゅうご歳です', numberTokens.minor],
  ['じゅうはち歳です', numberTokens.adult],
  ['零九后', numberTokens.yearMinor],
  ['10后', numberTokens.yearMinor],
  ['95后', numberTokens.yearAdult],
  ['民國99年次', numberTokens.yearMinor],
  ['民国70年', numberTokens.yearAdult],
  ['平成22年', numberTokens.yearMinor],
  ['昭和55年', numberTokens.yearAdult],
  ['21年生まれ', numberTokens.yearMinor],
  ['98年生まれ', numberTokens.yearAdult],
])('an age or year of birth is read however it is written: %s', (text, token) => {
  expect(replaceNumbers(text, now)).toContain(token);
});

test.each(['十分後', '拾った', '10天后', 'じゅうぶんです'])(
  'what only looks like a number of years is none: %s',
  (text) => {
    const read = replaceNumbers(text, now);
    expect(read).not.toContain(numberTokens.yearMinor);
    expect(read).not.toContain(numberTokens.adult);
  },
);

test.each([
  ['my sixteenth is on saturday', 'en'],
  ['im s1xt33n', 'en'],
  ['mein fuchs wird fuffzehn', 'de'],
  ['gestern war mein sechzehnter', 'de'],
  ['tengo kince', 'es'],
  ['diez y seis', 'es'],
] as const)('numbers in words are read as birthdays and slang spell them: %s (%s)', (text, language) => {
  expect(replaceNumberWords(text, language)).toContain(numberTokens.minor);
});
