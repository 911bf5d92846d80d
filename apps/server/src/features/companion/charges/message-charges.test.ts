import type { AnswerMode } from '@kindred/contract/chat/limits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type CompanionAi, NoAnswer } from '../../../outside/ai/companion-ai.ts';
import { seededNumbers } from '../../../outside/ai/seeded-numbers.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { setMessagePrice } from '../../../test/data/message-price.ts';
import { unlock } from '../../../test/data/unlock.ts';
import { faultRounds, faultSeed } from '../../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { companionJobs } from '../companion.jobs.ts';
import { sendDueReply } from '../pending/send-pending-reply.ts';

/** What the model does; `pause` says a word and waits for `letGo`. */
let does: 'answer' | 'fail' | 'pause';
let gate = Promise.withResolvers<void>();
const ai: CompanionAi = {
  kind: 'model',
  reply: async function* ({ signal }) {
    if (does === 'fail') throw new NoAnswer('no');
    yield 'A word';
    if (does !== 'pause') return;
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await Promise.race([gate.promise, aborted]);
  },
};

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();
});
afterAll(() => kindred.close());
beforeEach(() => {
  does = 'answer';
  gate = Promise.withResolvers();
});

type Pair = { creator: TestCreator; fan: TestUser };

async function pair({ price = 10, diamonds = 100, mode = 'auto' as AnswerMode } = {}): Promise<Pair> {
  const creator = await createCreator(kindred.context);
  await setMessagePrice(kindred, creator, price, mode);
  return { creator, fan: await createUser(kindred.context, { diamonds }) };
}

const send = (
  { creator, fan }: Pair,
  more: { expected_price?: number; content?: string; client_id?: string } = {},
) =>
  kindred.call(
    'charger',
    { char_id: creator.charId, content: 'Hi', expected_price: 10, ...more },
    { token: fan.token },
  );

const balance = async ({ fan }: Pair) =>
  (await kindred.call('getUserData', {}, { token: fan.token })).data.diamond;

const charges = async ({ fan }: Pair) =>
  (
    await query<{ state: string }>(
      kindred.context.db,
      'select state from message_charges where user_id = $1 order by seq, reserve_entry',
      [fan.userId],
    )
  ).map(({ state }) => state);

const reserved = (people: Pair, count = 1) =>
  vi.waitFor(async () => expect(await charges(people)).toEqual(Array(count).fill('reserved')), {
    timeout: 30_000,
    interval: 20,
  });

const liveReplyId = ({ creator, fan }: Pair) =>
  vi.waitFor(
    async () => {
      const page = await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token });
      if (!page.data.live_reply?.reply_content) throw new Error('nothing is written yet');
      return page.data.live_reply.reply_id;
    },
    { timeout: 30_000, interval: 20 },
  );

test('a message costs what was shown: reserved with it, captured with the answer, the creator’s share to them', async () => {
  const people = await pair();
  const { creator, fan } = people;
  const shown = await kindred.call('getConversation', { char_id: creator.charId }, { token: fan.token });
  expect(shown.data.message_price).toBe(10);
  does = 'pause';
  const sending = send(people);
  await reserved(people);
  expect(await balance(people)).toBe(90);
  expect((await kindred.call('listEarnings', {}, { token: creator.token })).data.list).toEqual([]);
  gate.resolve();
  expect((await sending).data.message?.content).toBe('A word');
  expect([await balance(people), await charges(people)]).toEqual([90, ['captured']]);
  const earned = await kindred.call('listEarnings', { kind: 'message' }, { token: creator.token });
  expect(earned.data.list).toMatchObject([{ kind: 'message', gross_usd_cents: 10, net_usd_cents: 8 }]);
  const records = await kindred.call('listWalletRecords', {}, { token: fan.token });
  expect(records.data.list.map(({ kind, diamonds }) => [kind, diamonds])).toEqual([
    ['message', -10],
    ['grant', 100],
  ]);
});

test('an answer is paid for once: another version of it, more of it and other words to answer cost nothing', async () => {
  const people = await pair();
  const { creator, fan } = people;
  await send(people);
  const own = { token: fan.token };
  const { list } = (await kindred.call('listMessages', { char_id: creator.charId }, own)).data;
  const idOf = (whose: string) => list.findLast(({ identity }) => identity === whose)?.msg_id ?? '';
  const again = await kindred.call('regenerateReply', { msg_id: idOf('ai') }, own);
  expect(again.data.message).toMatchObject({ version: 2, version_num: 2 });
  expect((await kindred.call('continueReply', { msg_id: idOf('ai') }, own)).code).toBe(2000);
  const other = await kindred.call('resendMessage', { msg_id: idOf('fan'), content: 'Hello' }, own);
  expect(other.data.message).toMatchObject({ version: 3 });
  expect([await balance(people), await charges(people)]).toEqual([90, ['captured']]);
});

test('the weekly limit holds for messages too: what is reserved counts once, and what is given back not at all', async () => {
  const people = await pair({ price: 50, diamonds: 1000 });
  const own = { token: people.fan.token };
  const spent = async () => (await kindred.call('getSpendingLimits', {}, own)).data.spent_usd_cents;
  await kindred.call('setSpendingLimits', { weekly_usd_cents: 100 }, own);
  does = 'fail';
  await send(people, { expected_price: 50 });
  expect(await spent()).toBe(0);
  does = 'pause';
  const sending = send(people, { expected_price: 50 });
  await expect.poll(async () => (await charges(people)).at(-1)).toBe('reserved');
  expect(await spent()).toBe(50);
  gate.resolve();
  await sending;
  expect(await spent()).toBe(50);
  expect((await send(people, { expected_price: 50 })).code).toBe(2000);
  const refused = await send(people, { expected_price: 50 });
  expect(refused).toMatchObject({ code: 4221, data: { limit_usd_cents: 100 } });
  expect([await spent(), await balance(people)]).toEqual([100, 900]);
});

test('gifts, posts and messages that are sent at the same moment stay within the limit of a week together', async () => {
  const people = await pair({ price: 50, diamonds: 5000 });
  const { creator, fan } = people;
  const own = { token: fan.token };
  await kindred.call('setSpendingLimits', { weekly_usd_cents: 600 }, own);
  const posts = await Promise.all(
    [200, 200].map((price) => createPost(kindred.context, creator, { price, membersIncluded: false })),
  );
  const gift = () =>
    kindred.call('charger', { char_id: creator.charId, price: 200 }, { ...own, key: crypto.randomUUID() });
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, gift),
    ...posts.map(({ postId }) => unlock(kindred, fan, postId)),
    ...Array.from({ length: 8 }, (_, at) => send(people, { expected_price: 50, content: `Hi ${at}` })),
  ]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([2000, 4221]));
  await expect.poll(() => charges(people)).not.toContain('reserved');
  const { spent_usd_cents } = (await kindred.call('getSpendingLimits', {}, own)).data;
  expect(spent_usd_cents).toBeGreaterThan(400);
  expect(spent_usd_cents).toBeLessThanOrEqual(600);
  expect(await balance(people)).toBe(5000 - spent_usd_cents);
});

test('another price than the one that was shown is refused with the new one, and nothing is stored or charged', async () => {
  const people = await pair();
  for (const expected_price of [undefined, 0, 9, 11]) {
    const refused = await send(people, { expected_price });
    expect([refused.code, refused.data]).toEqual([4202, expect.objectContaining({ price: 10 })]);
  }
  const poor = await pair({ diamonds: 9 });
  expect([(await send(poor)).code, await balance(poor)]).toEqual([5005, 9]);
  for (const one of [people, poor]) {
    const page = await kindred.call(
      'listMessages',
      { char_id: one.creator.charId },
      { token: one.fan.token },
    );
    expect(page.data.list).toEqual([]);
  }
  const { token } = people.creator;
  const settings = (await kindred.call('getAnswerSettings', {}, { token })).data;
  const { timezone: _, ...rest } = settings;
  expect((await kindred.call('setAnswerSettings', { ...rest, message_price: 51 }, { token })).status).toBe(
    400,
  );
});

test('an answer that fails, is stopped or never comes costs nothing', async () => {
  does = 'fail';
  const failed = await pair();
  expect((await send(failed)).code).toBe(5030);
  expect([await balance(failed), await charges(failed)]).toEqual([100, ['released']]);

  does = 'pause';
  const stopped = await pair();
  const sending = send(stopped);
  await kindred.call('stopReply', { reply_id: await liveReplyId(stopped) }, { token: stopped.fan.token });
  await sending;
  expect([await balance(stopped), await charges(stopped)]).toEqual([100, ['released']]);

  const blocked = await pair();
  const underWay = send(blocked);
  await liveReplyId(blocked);
  await kindred.call('block', { block_id: blocked.fan.userId, block: 1 }, { token: blocked.creator.token });
  await underWay;
  await vi.waitFor(
    async () => expect([await balance(blocked), await charges(blocked)]).toEqual([100, ['released']]),
    30_000,
  );

  const left = await pair();
  const leaving = send(left);
  await liveReplyId(left);
  await kindred.call('deleteAccount', {}, { token: left.creator.token });
  await leaving;
  expect([await balance(left), await charges(left)]).toEqual([100, ['released']]);
});

test('an answer that was stopped or failed and is asked for again costs what was given back, once, and no more than now', async () => {
  const own = (people: Pair) => ({ token: people.fan.token });
  const lastId = async (people: Pair, whose: string) => {
    const page = await kindred.call('listMessages', { char_id: people.creator.charId }, own(people));
    return page.data.list.findLast(({ identity }) => identity === whose)?.msg_id ?? '';
  };
  const stopOne = async (people: Pair) => {
    does = 'pause';
    const sending = send(people);
    await kindred.call('stopReply', { reply_id: await liveReplyId(people) }, own(people));
    await sending;
    does = 'answer';
    expect([await balance(people), await charges(people)]).toEqual([100, ['released']]);
  };
  for (const ask of ['regenerateReply', 'continueReply'] as const) {
    const people = await pair();
    await stopOne(people);
    const msg_id = await lastId(people, 'ai');
    expect((await kindred.call(ask, { msg_id }, own(people))).data.done).toBe(true);
    expect([await balance(people), await charges(people)]).toEqual([90, ['released', 'captured']]);
    expect((await kindred.call('regenerateReply', { msg_id }, own(people))).data.done).toBe(true);
    expect([await balance(people), await charges(people)]).toEqual([90, ['released', 'captured']]);
  }

  const resent = await pair();
  await stopOne(resent);
  await setMessagePrice(kindred, resent.creator, 4);
  const other = { msg_id: await lastId(resent, 'fan'), content: 'Hello' };
  expect((await kindred.call('resendMessage', other, own(resent))).data.done).toBe(true);
  expect([await balance(resent), await charges(resent)]).toEqual([96, ['released', 'captured']]);

  does = 'fail';
  const poor = await pair({ diamonds: 10 });
  const failed = await send(poor);
  const msg_id = failed.lines.find(({ data }) => data?.reply_id)?.data.msg_id as string;
  expect((await kindred.call('regenerateReply', { msg_id }, own(poor))).code).toBe(5030);
  expect([await balance(poor), await charges(poor)]).toEqual([10, ['released', 'released']]);
  const { postId } = await createPost(kindred.context, poor.creator, { price: 5 });
  expect((await unlock(kindred, poor.fan, postId)).code).toBe(2000);
  does = 'answer';
  expect((await kindred.call('regenerateReply', { msg_id }, own(poor))).code).toBe(5005);
  expect([await balance(poor), await charges(poor)]).toEqual([5, ['released', 'released']]);
});

test('where no answer comes by itself nothing is asked for, whatever was shown', async () => {
  for (const mode of ['off', 'draft'] as const) {
    const people = await pair({ mode });
    const shown = await kindred.call(
      'getConversation',
      { char_id: people.creator.charId },
      { token: people.fan.token },
    );
    expect(shown.data.message_price).toBe(0);
    expect((await send(people)).code).toBe(2000);
    expect([await balance(people), await charges(people)]).toEqual([100, []]);
  }
  const distressed = await pair();
  expect((await send(distressed, { content: 'I want to kill myself', expected_price: 0 })).code).toBe(2000);
  expect(await balance(distressed)).toBe(100);
});

test('a message sent twice is paid once, and each of several that one answer covers once', async () => {
  const people = await pair();
  does = 'pause';
  const sendings = ['a', 'a', 'b', 'b', 'c'].map((client_id) =>
    send(people, { client_id, content: client_id }),
  );
  await reserved(people, 3);
  expect(await balance(people)).toBe(70);
  does = 'answer';
  gate.resolve();
  for (const { code } of await Promise.all(sendings)) expect(code).toBe(2000);
  expect([await balance(people), await charges(people)]).toEqual([70, ['captured', 'captured', 'captured']]);
});

test('whose writer is lost is captured once by the next, and given back where none succeeds', async () => {
  does = 'pause';
  const people = await pair();
  const sending = send(people);
  await liveReplyId(people);
  does = 'answer';
  await loseWriters();
  expect((await sending).data.message?.content).toBe('A word');
  gate.resolve();
  expect([await balance(people), await charges(people)]).toEqual([90, ['captured']]);

  const unlucky = await pair();
  does = 'pause';
  gate = Promise.withResolvers();
  const hopeless = send(unlucky);
  await liveReplyId(unlucky);
  await query(kindred.context.db, 'update companion_replies set crashes = 3 where user_id = $1', [
    unlucky.fan.userId,
  ]);
  await loseWriters();
  expect((await hopeless).code).toBe(5030);
  gate.resolve();
  expect([await balance(unlucky), await charges(unlucky)]).toEqual([100, ['released']]);
});

async function loseWriters(): Promise<void> {
  await query(
    kindred.context.db,
    `update companion_replies set updated_at = updated_at - interval '1 minute' where state = 'writing'`,
    [],
  );
  await companionJobs(kindred.context)['companion.requeue']?.({}, new AbortController().signal);
}

test('whatever races, diamonds are reserved, captured or given back exactly once', async () => {
  const next = seededNumbers(`charges ${faultSeed}`);
  for (let round = 0; round < faultRounds({ few: 2, whole: 60 }); round++) {
    const people = await pair({ mode: 'supervised', diamonds: 25 });
    const { creator, fan } = people;
    const key = { char_id: creator.charId, user_id: fan.userId };
    const sendings = [
      send(people, { client_id: '1' }),
      send(people, { client_id: '2' }),
      send(people, { client_id: '3' }),
    ];
    const replyId = await vi.waitFor(
      async () => {
        const { pending } = (await kindred.call('getPendingReply', key, { token: creator.token })).data;
        if (!pending) throw new Error('nothing is kept yet');
        return pending.reply_id;
      },
      { timeout: 30_000, interval: 20 },
    );
    kindred.clock.advance(61);
    const moves = [
      () => sendDueReply(kindred.context, replyId),
      () => kindred.call('holdReply', { reply_id: replyId }, { token: creator.token }),
      () => kindred.call('stopReply', { reply_id: replyId }, { token: fan.token }),
      () =>
        kindred.call(
          'charger',
          { char_id: creator.charId, price: 200 },
          { token: fan.token, key: `gift-${round}-key` },
        ),
      () => kindred.call('setConversationMode', { ...key, mode: 'off' }, { token: creator.token }),
      () => kindred.call('sendPendingReply', { reply_id: replyId }, { token: creator.token }),
    ].sort(() => next() - 0.5);
    await Promise.all(moves.slice(0, 3).map((move) => move()));
    await kindred.call('setConversationMode', { ...key, mode: 'off' }, { token: creator.token });
    kindred.clock.advance(120);
    await companionJobs(kindred.context)['companion.requeue']?.({}, new AbortController().signal);
    await Promise.all(sendings);
    const states = await charges(people);
    const paid = states.filter((state) => state === 'captured').length;
    expect([`seed ${faultSeed}`, await balance(people)]).toEqual([`seed ${faultSeed}`, 25 - paid * 10]);
    expect(states).not.toContain('reserved');
  }
  await expectInvariants(kindred);
});
