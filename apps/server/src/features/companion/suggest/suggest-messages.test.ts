import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptedCompanion } from '../../../outside/ai/scripted/scripted-companion.ts';
import { type CompanionStage, says, startCompanionStage } from '../../../test/app/companion-stage.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';

describe('messages that a model suggests', () => {
  let stage: CompanionStage;
  beforeAll(async () => {
    stage = await startCompanionStage();
  });
  afterAll(() => stage.kindred.close());
  beforeEach(() => stage.reset());
  const suggest = async (token: string, char_id: string, user_id?: string) =>
    (await stage.kindred.call('suggestMessages', { char_id, user_id }, { token })).data.list.map(
      ({ content }) => content,
    );

  test('are three different ones for each side, of this conversation alone, with no price of its own and no claim to be human', async () => {
    const { creator, fan } = await stage.pair();
    const other = await createUser(stage.kindred.context);
    await stage.send(other, creator, 'SECRET-OF-ANOTHER');
    await stage.send(fan, creator, 'Do you like rain?');
    stage.writer = () =>
      says(
        '```json\n["I do", "It is 99 dollars", "I do", "This is really me, in person", "Not today", "Four"]\n```',
      );
    const three = ['I do', 'Not today', 'Four'];
    expect(await suggest(fan.token, creator.charId)).toEqual(three);
    expect(await suggest(creator.token, creator.charId, fan.userId)).toEqual(three);
    const prompts = stage.requests.slice(-2).map(({ messages }) => JSON.stringify(messages));
    for (const prompt of prompts) {
      expect(prompt).toContain('Do you like rain?');
      expect(prompt).not.toContain('SECRET-OF-ANOTHER');
    }
  });

  test('come from rules where the model says something else or is away', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, 'Hi');
    stage.writer = () => says('I would rather not.');
    expect(await suggest(fan.token, creator.charId)).toHaveLength(3);
    stage.writer = async function* () {
      yield '[';
      throw new Error('the model is away');
    };
    expect(await suggest(fan.token, creator.charId)).toHaveLength(3);
  });

  test('are not there beside help, and not for strangers', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, 'I want to kill myself');
    expect(await suggest(fan.token, creator.charId)).toEqual([]);
    expect(await suggest(creator.token, creator.charId, fan.userId)).toEqual([]);
    // Care mode is the person's: neither another conversation nor many messages end it, time does.
    const other = await stage.pair();
    expect(await suggest(fan.token, other.creator.charId)).toEqual([]);
    stage.kindred.clock.advance(86_401);
    expect(await suggest(fan.token, creator.charId)).not.toEqual([]);
    const stranger = await createUser(stage.kindred.context);
    const key = { char_id: creator.charId, user_id: fan.userId };
    expect((await stage.kindred.call('suggestMessages', key, { token: stranger.token })).code).toBe(404);
  });
});

describe('without a model', () => {
  let kindred: TestApp;
  beforeAll(async () => {
    kindred = await startTestApp({ replace: { ai: scriptedCompanion({ pauseMs: 0 }) } });
    await kindred.startJobs();
  });
  afterAll(() => kindred.close());
  const card = {
    data: {
      description: 'Mara throws pots. She lives by the sea.',
      first_mes: 'Hello {{user}}, come in.',
      alternate_greetings: ['Mind the wet clay, {{user}}!', ''],
      mes_example: '<START>\n{{user}}: How do you mix a glaze?\n{{char}}: With ash and patience.',
    },
  };
  const scene = async () => {
    const creator = await createCreator(kindred.context, { name: 'Mara', card });
    const fan = await createUser(kindred.context, { nickname: 'Tom' });
    const key = { char_id: creator.charId };
    const suggest = async (token: string, user_id?: string) =>
      (await kindred.call('suggestMessages', { ...key, user_id }, { token })).data.list.map(
        ({ content }) => content,
      );
    return { creator, fan, key, suggest };
  };

  test('a fan who has not written yet is offered what the card’s author has fans say', async () => {
    const { fan, key, suggest } = await scene();
    await kindred.call('listMessages', key, { token: fan.token });
    const offered = await suggest(fan.token);
    expect(offered).toHaveLength(3);
    expect(new Set(offered).size).toBe(3);
    await kindred.call('charger', { ...key, content: 'How do you mix a glaze?' }, { token: fan.token });
    expect(await suggest(fan.token)).not.toContain('How do you mix a glaze?');
    expect(await suggest(fan.token)).toEqual(await suggest(fan.token));
  });

  test('a creator is offered what their companion would answer', async () => {
    const { creator, fan, key, suggest } = await scene();
    await kindred.call('setChatMode', { chat_mode: 1 }, { token: creator.token });
    await kindred.call('charger', { ...key, content: 'How do you mix a glaze?' }, { token: fan.token });
    const offered = await suggest(creator.token, fan.userId);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.join(' ')).toContain('ash and patience');
  });

  test('a fan chooses another greeting while nobody has written', async () => {
    const { fan, key } = await scene();
    const own = { token: fan.token };
    const greetings = (await kindred.call('listGreetings', key, own)).data.list;
    expect(greetings).toEqual([{ content: 'Hello Tom, come in.' }, { content: 'Mind the wet clay, Tom!' }]);
    await kindred.call('listMessages', key, own);
    const other = await kindred.call('chooseGreeting', { ...key, index: 1 }, own);
    expect(other.data).toMatchObject({ content: 'Mind the wet clay, Tom!', version: 2, version_num: 2 });
    expect((await kindred.call('chooseGreeting', { ...key, index: 2 }, own)).code).toBe(404);
    await kindred.call('charger', { ...key, content: 'Hi' }, own);
    expect((await kindred.call('chooseGreeting', { ...key, index: 0 }, own)).code).toBe(4401);
    const { list } = (await kindred.call('listMessages', key, own)).data;
    expect(list[0]?.content).toBe('Mind the wet clay, Tom!');
  });
});
