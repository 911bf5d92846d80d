import { languages } from '@kindred/contract/wire/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptedCompanion } from '../../../outside/ai/scripted/scripted-companion.ts';
import { type CompanionStage, startCompanionStage } from '../../../test/app/companion-stage.ts';
import { uploadPicture } from '../../../test/app/upload.ts';
import { createCreator, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { noteOf, welcomeFor } from './read-moments.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
beforeEach(() => stage.reset());
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

const follow = (fan: TestUser, { charId }: TestCreator) =>
  stage.kindred.call('follow', { following_id: charId }, { token: fan.token });
const rules = () => stage.requests.at(-1)?.messages.at(-1)?.content ?? '';

test('of a photo the companion knows that it was sent, and that it cannot see it; of the next words no more', async () => {
  const { creator, fan } = await stage.pair();
  const { media_id } = await uploadPicture(stage.kindred, fan);
  const photo = { char_id: creator.charId, media_ids: [media_id], content: 'My new vase' };
  await stage.kindred.call('charger', photo, { token: fan.token });
  expect(stage.requests[0]?.messages.findLast(({ role }) => role === 'user')?.content).toBe(
    '*sends a photo* My new vase',
  );
  expect(rules()).toContain(noteOf('image'));
  await stage.send(fan, creator, 'It is blue');
  expect(rules()).not.toContain(noteOf('image'));
});

describe('somebody who has just joined', () => {
  test('is welcomed with the next answer, and once', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, 'Hi');
    await follow(fan, creator);
    stage.kindred.clock.advance(60);
    await stage.send(fan, creator, 'I like your bowls');
    expect(rules()).toContain(noteOf('followed'));
    await stage.send(fan, creator, 'Which one is yours?');
    expect(rules()).not.toContain(noteOf('followed'));
  });

  test('is welcomed after the greeting of the card, which everybody gets', async () => {
    const card = { data: { first_mes: 'Mind the step.' } };
    const creator = await createCreator(stage.kindred.context, { name: 'Mira', card });
    const { fan } = await stage.pair();
    await follow(fan, creator);
    stage.kindred.clock.advance(60);
    await stage.send(fan, creator, 'Hi');
    expect(rules()).toContain(noteOf('followed'));
  });

  test('is not welcomed twice, where the creator’s own automated message does so', async () => {
    const { creator, fan } = await stage.pair();
    const welcome = { kind: 'new-subscriber', content: 'Welcome!', is_on: 1 } as const;
    await stage.kindred.call('updateAutoMessage', welcome, { token: creator.token });
    await follow(fan, creator);
    const said = async () => (await stage.history(fan, creator)).list.map(({ identity }) => identity);
    await expect.poll(said).toEqual(['automated']);
    await stage.send(fan, creator, 'Hi');
    expect(rules()).not.toContain(noteOf('followed'));
  });

  test('is no news any more after three days', async () => {
    const { creator, fan } = await stage.pair();
    await follow(fan, creator);
    stage.kindred.clock.advance(3 * 86_400);
    await stage.send(fan, creator, 'Hi');
    expect(rules()).not.toContain(noteOf('followed'));
  });

  test('is welcomed by the offline companion too', async () => {
    const { ai } = stage.kindred.context;
    stage.kindred.context.ai = scriptedCompanion({ pauseMs: 0 });
    const { creator, fan } = await stage.pair();
    await follow(fan, creator);
    const { data } = await stage.send(fan, creator, 'Hello, what do you paint?');
    const welcome = welcomeFor(['followed'], 'en');
    expect(data.message?.content).toMatch(/^You follow me now: welcome/);
    expect(data.message?.content.length).toBeGreaterThan(welcome.length);
    stage.kindred.context.ai = ai;
  });

  test('is welcomed in each language of the product', () => {
    const welcomes = languages.map((language) => welcomeFor(['subscribed'], language));
    expect(new Set(welcomes).size).toBe(languages.length);
    expect(welcomes.every(Boolean)).toBe(true);
  });
});
