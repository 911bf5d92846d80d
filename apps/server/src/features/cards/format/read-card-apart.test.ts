import { expect, test } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { readCardApart } from './read-card-apart.ts';
import { readCardFile } from './read-card-file.ts';

const entries = Array.from({ length: 5000 }, (_, index) => ({
  keys: [`key ${index}`],
  content: 'Rain on the pier, and lanterns. '.repeat(9),
}));
const card = { name: 'Vega', description: '', character_book: { entries } };
const file = Buffer.from(JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data: card }));

test('while a large card is read, the server goes on with everything else', async () => {
  let turns = 0;
  let isRead = false;
  const reading = readCardApart(file).finally(() => {
    isRead = true;
  });
  while (!isRead) {
    await new Promise(setImmediate);
    turns++;
  }
  expect(await reading).toEqual(await readCardFile(file));
  // Reading on the same thread would leave only a few turns.
  expect(turns).toBeGreaterThan(20);
});

test('what is refused on the other thread is refused with its reason', async () => {
  const many = { ...card, character_book: { entries: Array(10_001).fill(entries[0]) } };
  for (const [text, refusal] of [
    ['{"name":1}', 'cardRefused'],
    [JSON.stringify({ spec: 'chara_card_v2', data: { ...many } }), 'tooLarge'],
    [JSON.stringify({ name: 'x'.repeat(201), description: '' }), 'cardBeyondLimits'],
  ] as const) {
    const error: unknown = await readCardApart(Buffer.from(text)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).refusal).toBe(refusal);
  }
});
