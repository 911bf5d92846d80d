import { cardListMax, maxCardJsonBytes } from '@kindred/contract/cards/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { cardStage } from '../../test/data/cards.ts';
import { createCreator } from '../../test/data/factories.ts';

const kindred = useTestApp();

const { studioOf, bring, bringText, save, takeAway } = cardStage(() => kindred);

type Entry = { keys: string[]; content: string; name?: string };

/** Builds a card with these entries in its book, on one line, as programs write it. */
function cardOf(entries: Entry[], data: object = {}): Buffer {
  const whole = entries.map((entry, index) => ({
    ...entry,
    extensions: {},
    enabled: true,
    insertion_order: index,
  }));
  const card = { name: 'Vega', description: '', ...data, character_book: { extensions: {}, entries: whole } };
  return Buffer.from(JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data: card }));
}

const entriesOf = (count: number, content = 'Rain on the pier. ') =>
  Array.from({ length: count }, (_, index) => ({ keys: [`key ${index}`, `word ${index}`], content }));

test('a lorebook of 5,000 entries and nearly 2 MB comes in, is edited, and leaves as V3', async () => {
  const creator = await createCreator(kindred.context);
  const file = cardOf(entriesOf(5000, 'Rain on the pier, and lanterns. '.repeat(9)));
  expect(file.length).toBeGreaterThan(1_900_000);
  expect(file.length).toBeLessThan(maxCardJsonBytes);
  expect((await bring(creator, file)).code).toBe(2000);
  expect((await studioOf(creator)).card.book?.entries).toHaveLength(5000);
  const saved = await save(creator, { description: 'A singer.' });
  expect([saved.code, saved.data.book?.entries.length]).toEqual([2000, 5000]);
  const v3 = JSON.parse((await takeAway(creator, 'json_v3')).payload);
  expect([v3.spec, v3.data.character_book.entries[4999].use_regex]).toEqual(['chara_card_v3', false]);
});

test('a card with more than the studio can show is refused before anything of it is kept', async () => {
  const creator = await createCreator(kindred.context);
  await bringText(creator);
  const before = await studioOf(creator);
  const keys = Array.from({ length: cardListMax.keys + 1 }, (_, index) => `key ${index}`);
  for (const [file, field] of [
    [cardOf(entriesOf(cardListMax.entries + 1, '')), 'book.entries'],
    [cardOf([{ keys, content: 'Rain' }]), 'book.entries.0.keys'],
    [cardOf([{ keys: ['rain'], content: 'Rain', name: 'x'.repeat(1001) }]), 'book.entries.0.name'],
    [cardOf([], { description: 'x'.repeat(200_001) }), 'description'],
    [cardOf([], { tags: Array(501).fill('tag') }), 'tags'],
  ] as const) {
    const { code, data } = await bring(creator, file);
    expect([code, data]).toEqual([refusals.cardBeyondLimits.code, { field }]);
  }
  // Its link to the file expires later than the earlier one.
  const after = await studioOf(creator);
  expect({ ...after, export_url: before.export_url }).toEqual(before);
});
