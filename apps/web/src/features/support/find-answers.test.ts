import { expect, test } from 'vitest';
import { findAnswers } from './find-answers.ts';
import { helpAnswers } from './help-answers.ts';

test('both languages answer the same questions', () => {
  const shape = (language: 'en' | 'zh') => helpAnswers(language).map(({ answers }) => answers.length);
  expect(shape('zh')).toEqual(shape('en'));
});

test('no question is asked twice', () => {
  for (const topics of [helpAnswers('en'), helpAnswers('zh')]) {
    const questions = topics.flatMap(({ answers }) => answers.map(({ question }) => question));
    expect(new Set(questions).size).toBe(questions.length);
  }
});

test('an answer is found by several of its words, in any order and case', () => {
  const found = findAnswers(helpAnswers('en'), 'TRIAL charged').flatMap(({ answers }) => answers);
  expect(found.length).toBeGreaterThan(0);
  for (const { question, answer } of found) expect(`${question} ${answer}`.toLowerCase()).toContain('trial');
  expect(findAnswers(helpAnswers('zh'), '退款')).not.toEqual([]);
});

test('without words everything is there, and of nonsense nothing', () => {
  expect(findAnswers(helpAnswers('en'), '  ')).toEqual(helpAnswers('en'));
  expect(findAnswers(helpAnswers('en'), 'xyzzy')).toEqual([]);
});
