import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { i18n, switchLanguage } from '../../lib/i18n/i18n.ts';
import { findAnswers } from './find-answers.ts';
import { helpAnswers } from './help-answers.ts';

test.each(languages)('in %s no question is asked twice', async (language) => {
  await switchLanguage(language);
  const questions = helpAnswers(i18n.t).flatMap(({ answers }) => answers.map(({ question }) => question));
  expect(questions.length).toBeGreaterThan(20);
  expect(new Set(questions).size).toBe(questions.length);
});

test('an answer is found by several of its words, in any order and case', async () => {
  const found = findAnswers(helpAnswers(i18n.t), 'TRIAL charged').flatMap(({ answers }) => answers);
  expect(found.length).toBeGreaterThan(0);
  for (const { question, answer } of found) expect(`${question} ${answer}`.toLowerCase()).toContain('trial');
  await switchLanguage('zh');
  expect(findAnswers(helpAnswers(i18n.t), '退款')).not.toEqual([]);
});

test('without words everything is there, and of nonsense nothing', () => {
  const all = helpAnswers(i18n.t);
  expect(findAnswers(all, '  ')).toEqual(all);
  expect(findAnswers(all, 'xyzzy')).toEqual([]);
});
