import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCard } from '../../outside/ai/character-card.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createCreator } from '../../test/data/factories.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
});
afterAll(() => kindred.close());

async function storedCard(charId: string) {
  const { card } = await kindred.context.db
    .selectFrom('characters')
    .select('card')
    .where('char_id', '=', charId)
    .executeTakeFirstOrThrow();
  return readCard(card, 'fallback');
}

test('a creator without a card writes one, and the companion reads it', async () => {
  const creator = await createCreator(kindred.context, { name: 'Vega' });
  const saved = await kindred.call(
    'updateCompanionCard',
    { greeting: 'Look up', personality: 'Patient' },
    { token: creator.token },
  );
  expect(saved.data).toEqual({
    greeting: 'Look up',
    personality: 'Patient',
    description: '',
    scenario: '',
    examples: '',
  });
  expect(await storedCard(creator.charId)).toMatchObject({
    name: 'Vega',
    firstMes: 'Look up',
    personality: 'Patient',
  });
});

test('what is not written about stays: the lorebook, the other texts', async () => {
  const card = {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: 'Vega',
      first_mes: 'Old words',
      scenario: 'A roof at night',
      character_book: { entries: [{ keys: ['comet'], content: 'Ice', extensions: {} }] },
    },
  };
  const creator = await createCreator(kindred.context, { card });
  await kindred.call('updateCompanionCard', { greeting: 'New words' }, { token: creator.token });
  expect(await storedCard(creator.charId)).toMatchObject({
    firstMes: 'New words',
    scenario: 'A roof at night',
    book: { entries: [{ keys: ['comet'], content: 'Ice' }] },
  });
});

test('a text that breaks the rules changes nothing', async () => {
  const creator = await createCreator(kindred.context);
  const refused = await kindred.call(
    'updateCompanionCard',
    { greeting: 'Fine', description: 'a naked child' },
    { token: creator.token },
  );
  expect(refused.code).toBe(4602);
  expect((await kindred.call('getCompanionCard', {}, { token: creator.token })).data.greeting).toBe('');
});
