import type { AnswerMode } from '@kindred/contract/chat/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { scriptedCompanion } from '../../../outside/ai/scripted/scripted-companion.ts';
import {
  type CompanionStage,
  pausing,
  says,
  startCompanionStage,
} from '../../../test/app/companion-stage.ts';
import { createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { setMessagePrice } from '../../../test/data/message-price.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { answerGift, answerGiftTask } from './answer-gift.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
beforeEach(() => {
  stage.reset();
  stage.writer = () => says('For me? You shouldn’t have.');
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

type Pair = { creator: TestCreator; fan: TestUser };

async function pair(): Promise<Pair> {
  const { creator } = await stage.pair();
  return { creator, fan: await createUser(stage.kindred.context, { diamonds: 1000 }) };
}

async function give({ creator, fan }: Pair, note = ''): Promise<string> {
  const gift = { char_id: creator.charId, price: 300, ...(note && { content: note }) };
  const key = crypto.randomUUID();
  return (await stage.kindred.call('charger', gift, { token: fan.token, key })).data.msg_id ?? '';
}

/** Runs the job of the time at which the gift cannot be undone any more. */
const undoTimeEnds = (msg_id: string) =>
  answerGift(stage.kindred.context, { msg_id, conversation: crypto.randomUUID() });

const talk = async ({ creator, fan }: Pair) =>
  (await stage.history(fan, creator)).list.map(({ identity, type }) => `${identity} ${type}`);

const replyCount = async ({ fan }: Pair) =>
  (await query(stage.kindred.context.db, 'select 1 from companion_replies where user_id = $1', [fan.userId]))
    .length;

const setMode = ({ creator, fan }: Pair, mode: AnswerMode) =>
  stage.kindred.call(
    'setConversationMode',
    { char_id: creator.charId, user_id: fan.userId, mode },
    { token: creator.token },
  );

describe('a gift', () => {
  test('is answered by the companion once it cannot be undone any more, for nothing', async () => {
    const people = await pair();
    await setMessagePrice(stage.kindred, people.creator, 10);
    const gift = await give(people, 'For the kiln');
    const jobs = await query(
      stage.kindred.context.db,
      `select 1 from graphile_worker.jobs where task_identifier = $1 and run_at > now() + interval '20 seconds'`,
      [answerGiftTask],
    );
    expect(jobs.length).toBeGreaterThan(0);
    expect(await talk(people)).toEqual(['fan gift']);
    await undoTimeEnds(gift);
    await expect.poll(() => talk(people)).toEqual(['fan gift', 'ai text']);
    const { messages } = stage.requests[0] ?? { messages: [] };
    expect(messages.findLast(({ role }) => role === 'user')?.content).toBe(
      '*gives a gift of 300 diamonds* For the kiln',
    );
    expect(messages.at(-1)?.content).toContain('They have just given you a gift: thank them for it first');
    const { data } = await stage.kindred.call('getUserData', {}, { token: people.fan.token });
    expect(data.diamond).toBe(700);
  });

  test('is thanked for by the offline companion as well, in the language of the talk', async () => {
    const { ai } = stage.kindred.context;
    stage.kindred.context.ai = scriptedCompanion({ pauseMs: 0 });
    const people = await pair();
    await stage.send(people.fan, people.creator, 'Hallo, ich wohne in Kiel und töpfere auch gern');
    await undoTimeEnds(await give(people));
    const last = async () => (await stage.history(people.fan, people.creator)).list.at(-1);
    await expect.poll(async () => (await last())?.identity).toBe('ai');
    expect((await last())?.content).toMatch(/Danke|Geschenk|freue/);
    stage.kindred.context.ai = ai;
  });

  test('may be called by what it was where a model names it', async () => {
    const people = await pair();
    stage.writer = () => says('Thank you for the 300 diamonds.');
    await undoTimeEnds(await give(people));
    await expect
      .poll(async () => (await stage.history(people.fan, people.creator)).list.at(-1)?.content)
      .toBe('Thank you for the 300 diamonds.');
  });

  test('that was undone is not answered', async () => {
    const people = await pair();
    const gift = await give(people);
    await stage.kindred.call('undoGift', { msg_id: gift }, { token: people.fan.token });
    await undoTimeEnds(gift);
    expect(await replyCount(people)).toBe(0);
  });

  test('that is undone while its answer is written stays undone, and the answer is not said', async () => {
    const people = await pair();
    const { write, letGo } = pausing('Thank', ' you');
    stage.writer = write;
    const gift = await give(people);
    await undoTimeEnds(gift);
    await vi.waitFor(() => expect(stage.requests).toHaveLength(1), 30_000);
    const undone = await stage.kindred.call('undoGift', { msg_id: gift }, { token: people.fan.token });
    expect(undone.code).toBe(2000);
    letGo();
    const states = () =>
      query<{ state: string }>(
        stage.kindred.context.db,
        'select state from companion_replies where user_id = $1',
        [people.fan.userId],
      );
    await expect.poll(states).toEqual([{ state: 'stopped' }]);
    expect(await talk(people)).toEqual(['fan gift']);
  });

  test('is answered once, where words after it were answered with it', async () => {
    const people = await pair();
    const gift = await give(people);
    await stage.send(people.fan, people.creator, 'That was for you');
    expect(stage.requests[0]?.messages.at(-1)?.content).toContain('They have just given you a gift');
    await undoTimeEnds(gift);
    expect(await replyCount(people)).toBe(1);
  });

  test('is thanked for once, where the creator’s own automated message does so', async () => {
    const people = await pair();
    await stage.kindred.call(
      'updateAutoMessage',
      { kind: 'new-tips', content: 'Thank you!', is_on: 1 },
      { token: people.creator.token },
    );
    const gift = await give(people);
    await expect.poll(() => talk(people)).toEqual(['fan gift', 'automated text']);
    await undoTimeEnds(gift);
    expect(await replyCount(people)).toBe(0);
  });

  test('waits for the answer that is being written, which is to earlier words', async () => {
    const people = await pair();
    const { write, letGo } = pausing('About', ' glazes');
    stage.writer = write;
    const asking = stage.send(people.fan, people.creator, 'Tell me about glazes');
    await vi.waitFor(() => expect(stage.requests).toHaveLength(1), 30_000);
    const gift = await give(people);
    await undoTimeEnds(gift);
    expect(await replyCount(people)).toBe(1);
    letGo();
    await asking;
    await undoTimeEnds(gift);
    await expect.poll(() => talk(people)).toEqual(['fan text', 'fan gift', 'ai text', 'ai text']);
  });

  test('is the creator’s to answer where they answer by hand, and theirs to send where answers are drafts', async () => {
    const people = await pair();
    await stage.send(people.fan, people.creator, 'Hello');
    await setMode(people, 'off');
    await undoTimeEnds(await give(people));
    expect(await replyCount(people)).toBe(1);
    await setMode(people, 'draft');
    await undoTimeEnds(await give(people));
    const key = { char_id: people.creator.charId, user_id: people.fan.userId };
    const pending = async () =>
      (await stage.kindred.call('getPendingReply', key, { token: people.creator.token })).data.pending;
    await expect.poll(async () => (await pending())?.state).toBe('draft');
  });

  test('is not answered in care mode', async () => {
    const people = await pair();
    const gift = await give(people);
    await stage.send(people.fan, people.creator, 'I want to kill myself');
    await undoTimeEnds(gift);
    expect(await replyCount(people)).toBe(0);
    expect(await talk(people)).toEqual(['fan gift', 'fan text', 'system help']);
  });
});
