import { expect, test } from 'vitest';
import { readExamples, writeExamples } from './examples.ts';

const none = { question: '', answer: '' };
const first = '<START>\n{{user}}: Does it crack?\n{{char}}: Often.\nThat is the honest part.';
const second = '<START>\n{{user}}: Why clay?\n{{char}}: It forgives.';
const talk = '<START>\n{{user}}: Hi\n{{char}}: Hello\n{{user}}: Bye\n{{char}}: Come back';

test('an example dialogue is read as questions and answers, and is the same when written again', () => {
  const { examples, rest } = readExamples(`${first}\n${second}`);
  expect(examples).toEqual([
    { question: 'Does it crack?', answer: 'Often.\nThat is the honest part.' },
    { question: 'Why clay?', answer: 'It forgives.' },
    none,
  ]);
  expect(writeExamples(examples, rest)).toBe(`${first}\n${second}`);
});

test('longer talks and what comes after three are kept as they are', () => {
  const text = [first, second, second, talk, first].join('\n');
  const { examples, rest } = readExamples(text);
  expect(examples).toHaveLength(3);
  expect(rest).toBe(`${talk}\n${first}`);
  expect(writeExamples(examples, rest)).toBe(text);
});

test('without a word there is no example', () => {
  expect(readExamples('')).toEqual({ examples: [none, none, none], rest: '' });
  expect(writeExamples([none, none, none], '')).toBe('');
});
