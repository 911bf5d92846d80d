import { expect, test } from 'vitest';
import { seededNumbers } from '../seeded-numbers.ts';
import { chatEventReader } from './chat-events.ts';

const event = (delta: object, more = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta }], ...more })}`;
const said = ['Grüße', ' aus', ' Łódź', ' 🌊', '', ' — 海へ', ' "zitiert"\n'];
const lines = [
  ': alive',
  'event: message',
  'data:   ',
  event({ reasoning_content: 'hm' }),
  ...said.map((content) => event({ content })),
  event({ content: null }, { usage: { prompt_tokens: 7, completion_tokens: 9 } }),
  'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}',
  'data:[DONE]',
];

test('events are read alike wherever their bytes are cut, with one line end or two', () => {
  const seed = crypto.randomUUID();
  const next = seededNumbers(seed);
  for (let round = 0; round < 200; round++) {
    const bytes = Buffer.from(lines.map((line) => `${line}${round % 2 ? '\r\n\r\n' : '\n'}`).join(''));
    const read = chatEventReader();
    const heard = { text: '', tokenNum: 0, isFinished: false, usage: {} };
    for (let from = 0; from < bytes.length; ) {
      const to = from + 1 + Math.floor(next() * (round % 3 ? 30 : 400));
      const { text, hasToken, isFinished, usage } = read(bytes.subarray(from, to));
      heard.text += text;
      heard.tokenNum += Number(hasToken);
      heard.isFinished ||= isFinished;
      heard.usage = usage ?? heard.usage;
      from = to;
    }
    expect(heard, `seed ${seed}, round ${round}`).toMatchObject({
      text: said.join(''),
      isFinished: true,
      usage: { inputTokens: 7, outputTokens: 9 },
    });
    expect(heard.tokenNum).toBeGreaterThan(0);
  }
});

test.each(['data: {"choices": [{', 'data: <html>', 'data: {"error":{"message":"slow down"}}'])(
  'what is no event throws: %s',
  (line) => {
    expect(() => chatEventReader()(Buffer.from(`${line}\n\n`))).toThrow();
  },
);
