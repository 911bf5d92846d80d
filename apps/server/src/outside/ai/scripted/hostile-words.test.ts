import { expect, test } from 'vitest';
import { scriptedAnswer } from './answer.ts';

const card = { data: { name: 'Luna', description: 'Luna is a 30-year-old potter.', first_mes: 'Hello' } };

test.each([
  'ich habe ',
  'hab ich dir ',
  'Voy a viajar a ',
  'me gusta el ',
  '私は猫を飼っています、名前は',
  '来週末、京都に',
  'tengo una gata que ',
  'und du y tú あなたは？',
  '{{user}}<script>',
  '((((a+)+)+)+)$ ',
  '¿¡',
  'ß',
])('whatever is said over and over, in whatever language, has an answer: %s', (piece) => {
  const content = piece.repeat(Math.ceil(4000 / piece.length));
  const signal = new AbortController().signal;
  const answer = scriptedAnswer({
    messages: [{ role: 'user', content }],
    card,
    characterName: 'Luna',
    fanName: 'Tom',
    seed: '1',
    signal,
  });
  expect(answer).not.toBe('');
  expect(answer).not.toMatch(/script>|\{\{/);
});
