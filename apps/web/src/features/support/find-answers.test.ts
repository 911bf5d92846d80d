import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { i18n, switchLanguage } from '../../lib/i18n/i18n.ts';
import { findAnswers } from './find-answers.ts';
import { helpAnswers } from './help-answers.ts';

test.each(languages)('in %s no question is asked twice', async (language) => {
  await switchLanguage(language);
  const questions = helpAnswers(i18n.t, 70).flatMap(({ answers }) => answers.map(({ question }) => question));
  expect(questions.length).toBeGreaterThan(20);
  expect(new Set(questions).size).toBe(questions.length);
});

test('an answer is found by several of its words, in any order and case', async () => {
  const found = findAnswers(helpAnswers(i18n.t, 70), 'TRIAL charged').flatMap(({ answers }) => answers);
  expect(found.length).toBeGreaterThan(0);
  for (const { question, answer } of found) expect(`${question} ${answer}`.toLowerCase()).toContain('trial');
  await switchLanguage('zh');
  expect(findAnswers(helpAnswers(i18n.t, 70), '退款')).not.toEqual([]);
});

test('without words everything is there, and of nonsense nothing', () => {
  const all = helpAnswers(i18n.t, 70);
  expect(findAnswers(all, '  ')).toEqual(all);
  expect(findAnswers(all, 'xyzzy')).toEqual([]);
});

test('what creators keep is said as it is configured, and not before that is known', () => {
  const answers = (percent?: number) => findAnswers(helpAnswers(i18n.t, percent), '80%');
  expect(answers(80).flatMap((topic) => topic.answers)).toHaveLength(2);
  expect(answers(70)).toEqual([]);
  expect(answers()).toEqual([]);
  expect(JSON.stringify(helpAnswers(i18n.t, undefined))).not.toContain('%');
});
