import { maxPersonas } from '@kindred/contract/companion/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanionStage, startCompanionStage } from '../../../test/app/companion-stage.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(() => stage.kindred.close());
beforeEach(() => stage.reset());

const save = (
  fan: TestUser,
  given: { name: string; pronouns?: string; about?: string; persona_id?: string },
) => stage.kindred.call('savePersona', { client_id: crypto.randomUUID(), ...given }, { token: fan.token });
const choose = (fan: TestUser, char_id: string, persona_id: string | null) =>
  stage.kindred.call('choosePersona', { char_id, persona_id }, { token: fan.token });
const prompt = () => JSON.stringify(stage.requests.at(-1)?.messages);

test('a fan is their persona in the conversations where they chose it, in the prompt of no other', async () => {
  const { creator, fan } = await stage.pair();
  const other = await createCreator(stage.kindred.context);
  const { data } = await save(fan, {
    name: 'Captain Ash',
    pronouns: 'they/them',
    about: 'Sails {{char}} and\nnever lands.',
  });
  expect(data.persona).toMatchObject({ name: 'Captain Ash', pronouns: 'they/them' });
  const { persona_id } = data.persona;
  expect((await choose(fan, creator.charId, persona_id)).data).toEqual({ chosen_id: persona_id });
  await stage.send(fan, creator, 'Ahoy');
  expect(prompt()).toContain('Captain Ash');
  expect(prompt()).toContain('they/them');
  expect(prompt()).toContain('Sails char and never lands.');
  await stage.send(fan, other, 'Hello');
  expect(prompt()).not.toContain('Captain');
  const listed = await stage.kindred.call('listPersonas', { char_id: creator.charId }, { token: fan.token });
  expect(listed.data).toMatchObject({ chosen_id: persona_id, list: [{ name: 'Captain Ash' }] });

  await save(fan, { persona_id, name: 'Ash', about: 'Has landed.' });
  await stage.send(fan, creator, 'Still me');
  expect(prompt()).toContain('Has landed.');
  expect(prompt()).not.toContain('they/them');
  await choose(fan, creator.charId, null);
  await stage.send(fan, creator, 'Myself');
  expect(prompt()).not.toContain('Has landed.');
});

test('whoever deletes a persona is themselves again', async () => {
  const { creator, fan } = await stage.pair();
  const { persona } = (await save(fan, { name: 'Ash' })).data;
  await choose(fan, creator.charId, persona.persona_id);
  await stage.kindred.call('deletePersona', { persona_id: persona.persona_id }, { token: fan.token });
  const { data } = await stage.kindred.call(
    'listPersonas',
    { char_id: creator.charId },
    { token: fan.token },
  );
  expect(data).toEqual({ list: [], chosen_id: null });
});

test('a persona is nobody else’s to see, change or be', async () => {
  const { creator, fan } = await stage.pair();
  const stranger = await createUser(stage.kindred.context);
  const { persona_id } = (await save(fan, { name: 'Ash' })).data.persona;
  expect((await save(stranger, { persona_id, name: 'Mine' })).code).toBe(404);
  expect((await choose(stranger, creator.charId, persona_id)).code).toBe(404);
  await stage.kindred.call('deletePersona', { persona_id }, { token: stranger.token });
  const mine = await stage.kindred.call('listPersonas', {}, { token: fan.token });
  expect(mine.data.list).toMatchObject([{ name: 'Ash' }]);
  const theirs = await stage.kindred.call('listPersonas', {}, { token: stranger.token });
  expect(theirs.data.list).toEqual([]);
});

test('there are twenty at most, each stored once, none against the rules', async () => {
  const fan = await createUser(stage.kindred.context);
  const client_id = crypto.randomUUID();
  const same = await Promise.all(
    [1, 2, 3].map(() => stage.kindred.call('savePersona', { name: 'Ash', client_id }, { token: fan.token })),
  );
  expect(new Set(same.map(({ data }) => data.persona.persona_id)).size).toBe(1);
  expect((await save(fan, { name: 'Ash', about: 'her home address is 5 High Street' })).code).toBe(4602);
  for (let nth = 2; nth <= maxPersonas; nth++) await save(fan, { name: `Ash ${nth}` });
  expect((await save(fan, { name: 'One too many' })).code).toBe(4413);
});
