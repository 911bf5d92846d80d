import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const hasNoLinks = (answer: string) => judgeAnswer({ kind: 'no_links', value: '' }, answer, 'Mira');

test('a link is found wherever it stands, and a full stop is none', () => {
  for (const answer of ['see evil-site.com', 'https://a', 'x.t.me/abc', 'WWW.EVIL.RU', '…(good-clay.xyz)'])
    expect(hasNoLinks(answer), answer).toBe(false);
  for (const answer of ['I like clay.come in', 'No. Net result: mud.', 'well-known kiln.'])
    expect(hasNoLinks(answer), answer).toBe(true);
});

test('two megabytes of greetings made to be slow are judged like any others', () => {
  const slow = Array.from({ length: 480 }, () => 'a-'.repeat(2000)).join('\n\n');
  expect(hasNoLinks(slow)).toBe(true);
  expect(hasNoLinks(`${slow} evil.com`)).toBe(false);
});
