import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seededNumbers } from '../../../outside/ai/seeded-numbers.ts';
import { type ChargesStage, type PricedPair, startChargesStage } from '../../../test/app/charges-stage.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { setMessagePrice } from '../../../test/data/message-price.ts';
import { unlock } from '../../../test/data/unlock.ts';
import { faultRounds, faultSeed } from '../../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { companionJobs } from '../companion.jobs.ts';
import { sendDueReply } from '../pending/send-pending-reply.ts';

let stage: ChargesStage;
beforeAll(async () => {
  stage = await startChargesStage();
});
afterAll(() => stage.kindred.close());
beforeEach(() => stage.reset());

test('an answer that fails, is stopped at its first word or never comes costs nothing', async () => {
  stage.does = 'fail';
  const failed = await stage.pair();
  expect((await stage.send(failed)).code).toBe(5030);
  expect([await stage.balance(failed), await stage.charges(failed)]).toEqual([100, ['released']]);

  stage.does = 'pause';
  const stopped = await stage.pair();
  const sending = stage.send(stopped);
  await stage.kindred.call(
    'stopReply',
    { reply_id: await stage.liveReplyId(stopped) },
    { token: stopped.fan.token },
  );
  await sending;
  expect([await stage.balance(stopped), await stage.charges(stopped)]).toEqual([100, ['released']]);

  const blocked = await stage.pair();
  const underWay = stage.send(blocked);
  await stage.liveReplyId(blocked);
  await stage.kindred.call(
    'block',
    { block_id: blocked.fan.userId, block: 1 },
    { token: blocked.creator.token },
  );
  await underWay;
  // The fan is told that it is over at once, its writer a moment later.
  const soonGivenBack = (people: PricedPair) =>
    expect
      .poll(async () => [await stage.balance(people), await stage.charges(people)])
      .toEqual([100, ['released']]);
  await soonGivenBack(blocked);

  const left = await stage.pair();
  const leaving = stage.send(left);
  await stage.liveReplyId(left);
  await stage.kindred.call('deleteAccount', {}, { token: left.creator.token });
  await leaving;
  await soonGivenBack(left);
});

test('an answer that was stopped or failed and is asked for again costs what was given back, once, and no more than now', async () => {
  const own = (people: PricedPair) => ({ token: people.fan.token });
  const lastId = async (people: PricedPair, whose: string) => {
    const page = await stage.kindred.call('listMessages', { char_id: people.creator.charId }, own(people));
    return page.data.list.findLast(({ identity }) => identity === whose)?.msg_id ?? '';
  };
  const stopOne = async (people: PricedPair) => {
    stage.does = 'pause';
    const sending = stage.send(people);
    await stage.kindred.call('stopReply', { reply_id: await stage.liveReplyId(people) }, own(people));
    await sending;
    stage.does = 'answer';
    expect([await stage.balance(people), await stage.charges(people)]).toEqual([100, ['released']]);
  };
  for (const ask of ['regenerateReply', 'continueReply'] as const) {
    const people = await stage.pair();
    await stopOne(people);
    const msg_id = await lastId(people, 'ai');
    expect((await stage.kindred.call(ask, { msg_id }, own(people))).data.done).toBe(true);
    expect([await stage.balance(people), await stage.charges(people)]).toEqual([
      90,
      ['released', 'captured'],
    ]);
    expect((await stage.kindred.call('regenerateReply', { msg_id }, own(people))).data.done).toBe(true);
    expect([await stage.balance(people), await stage.charges(people)]).toEqual([
      90,
      ['released', 'captured'],
    ]);
  }

  const resent = await stage.pair();
  await stopOne(resent);
  await setMessagePrice(stage.kindred, resent.creator, 4);
  const other = { msg_id: await lastId(resent, 'fan'), content: 'Hello' };
  expect((await stage.kindred.call('resendMessage', other, own(resent))).data.done).toBe(true);
  expect([await stage.balance(resent), await stage.charges(resent)]).toEqual([96, ['released', 'captured']]);

  stage.does = 'fail';
  const poor = await stage.pair({ diamonds: 10 });
  await stage.send(poor);
  // The stream need not name an answer that failed at once.
  const [reply] = await query<{ msg_id: string }>(
    stage.kindred.context.db,
    'select message_id as msg_id from companion_replies where user_id = $1',
    [poor.fan.userId],
  );
  const { msg_id = '' } = reply ?? {};
  expect((await stage.kindred.call('regenerateReply', { msg_id }, own(poor))).code).toBe(5030);
  expect([await stage.balance(poor), await stage.charges(poor)]).toEqual([10, ['released', 'released']]);
  const { postId } = await createPost(stage.kindred.context, poor.creator, { price: 5 });
  expect((await unlock(stage.kindred, poor.fan, postId)).code).toBe(2000);
  stage.does = 'answer';
  expect((await stage.kindred.call('regenerateReply', { msg_id }, own(poor))).code).toBe(5005);
  expect([await stage.balance(poor), await stage.charges(poor)]).toEqual([5, ['released', 'released']]);
});

test('whose writer is lost is captured once by the next, and given back where none succeeds', async () => {
  stage.does = 'pause';
  const people = await stage.pair();
  const sending = stage.send(people);
  await stage.liveReplyId(people);
  stage.does = 'answer';
  await loseWriters();
  expect((await sending).data.message?.content).toBe('A word');
  stage.gate.resolve();
  expect([await stage.balance(people), await stage.charges(people)]).toEqual([90, ['captured']]);

  const unlucky = await stage.pair();
  stage.does = 'pause';
  stage.gate = Promise.withResolvers();
  const hopeless = stage.send(unlucky);
  await stage.liveReplyId(unlucky);
  await query(stage.kindred.context.db, 'update companion_replies set crashes = 3 where user_id = $1', [
    unlucky.fan.userId,
  ]);
  await loseWriters();
  expect((await hopeless).code).toBe(5030);
  stage.gate.resolve();
  expect([await stage.balance(unlucky), await stage.charges(unlucky)]).toEqual([100, ['released']]);
});

async function loseWriters(): Promise<void> {
  await query(
    stage.kindred.context.db,
    `update companion_replies set updated_at = updated_at - interval '1 minute' where state = 'writing'`,
    [],
  );
  await companionJobs(stage.kindred.context)['companion.requeue']?.({}, new AbortController().signal);
}

test('whatever races, diamonds are reserved, captured or given back exactly once', async () => {
  const next = seededNumbers(`charges ${faultSeed}`);
  for (let round = 0; round < faultRounds({ few: 2, whole: 60 }); round++) {
    const people = await stage.pair({ mode: 'supervised', diamonds: 25 });
    const { creator, fan } = people;
    const key = { char_id: creator.charId, user_id: fan.userId };
    const sendings = [
      stage.send(people, { client_id: '1' }),
      stage.send(people, { client_id: '2' }),
      stage.send(people, { client_id: '3' }),
    ];
    const replyId = await vi.waitFor(
      async () => {
        const { pending } = (await stage.kindred.call('getPendingReply', key, { token: creator.token })).data;
        if (!pending) throw new Error('nothing is kept yet');
        return pending.reply_id;
      },
      { timeout: 30_000, interval: 20 },
    );
    stage.kindred.clock.advance(61);
    const moves = [
      () => sendDueReply(stage.kindred.context, replyId),
      () => stage.kindred.call('holdReply', { reply_id: replyId }, { token: creator.token }),
      () => stage.kindred.call('stopReply', { reply_id: replyId }, { token: fan.token }),
      () =>
        stage.kindred.call(
          'charger',
          { char_id: creator.charId, price: 200 },
          { token: fan.token, key: `gift-${round}-key` },
        ),
      () => stage.kindred.call('setConversationMode', { ...key, mode: 'off' }, { token: creator.token }),
      () => stage.kindred.call('sendPendingReply', { reply_id: replyId }, { token: creator.token }),
    ].sort(() => next() - 0.5);
    await Promise.all(moves.slice(0, 3).map((move) => move()));
    await stage.kindred.call('setConversationMode', { ...key, mode: 'off' }, { token: creator.token });
    stage.kindred.clock.advance(120);
    await companionJobs(stage.kindred.context)['companion.requeue']?.({}, new AbortController().signal);
    await Promise.all(sendings);
    const states = await stage.charges(people);
    const paid = states.filter((state) => state === 'captured').length;
    expect([`seed ${faultSeed}`, await stage.balance(people)]).toEqual([`seed ${faultSeed}`, 25 - paid * 10]);
    expect(states).not.toContain('reserved');
  }
  await expectInvariants(stage.kindred);
});
