import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChargesStage, startChargesStage } from '../../../test/app/charges-stage.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { unlock } from '../../../test/data/unlock.ts';

let stage: ChargesStage;
beforeAll(async () => {
  stage = await startChargesStage();
});
afterAll(() => stage.kindred.close());
beforeEach(() => stage.reset());

test('a message costs what was shown: reserved with it, captured with the answer, the creator’s share to them', async () => {
  const people = await stage.pair();
  const { creator, fan } = people;
  const shown = await stage.kindred.call(
    'getConversation',
    { char_id: creator.charId },
    { token: fan.token },
  );
  expect(shown.data.message_price).toBe(10);
  stage.does = 'pause';
  const sending = stage.send(people);
  await stage.reserved(people);
  expect(await stage.balance(people)).toBe(90);
  expect((await stage.kindred.call('listEarnings', {}, { token: creator.token })).data.list).toEqual([]);
  stage.gate.resolve();
  expect((await sending).data.message?.content).toBe('A word');
  expect([await stage.balance(people), await stage.charges(people)]).toEqual([90, ['captured']]);
  const earned = await stage.kindred.call('listEarnings', { kind: 'message' }, { token: creator.token });
  expect(earned.data.list).toMatchObject([{ kind: 'message', gross_usd_cents: 10, net_usd_cents: 8 }]);
  const records = await stage.kindred.call('listWalletRecords', {}, { token: fan.token });
  expect(records.data.list.map(({ kind, diamonds }) => [kind, diamonds])).toEqual([
    ['message', -10],
    ['grant', 100],
  ]);
});

test('an answer is paid for once: another version of it, more of it and other words to answer cost nothing', async () => {
  const people = await stage.pair();
  const { creator, fan } = people;
  await stage.send(people);
  const own = { token: fan.token };
  const { list } = (await stage.kindred.call('listMessages', { char_id: creator.charId }, own)).data;
  const idOf = (whose: string) => list.findLast(({ identity }) => identity === whose)?.msg_id ?? '';
  const again = await stage.kindred.call('regenerateReply', { msg_id: idOf('ai') }, own);
  expect(again.data.message).toMatchObject({ version: 2, version_num: 2 });
  expect((await stage.kindred.call('continueReply', { msg_id: idOf('ai') }, own)).code).toBe(2000);
  const other = await stage.kindred.call('resendMessage', { msg_id: idOf('fan'), content: 'Hello' }, own);
  expect(other.data.message).toMatchObject({ version: 3 });
  expect([await stage.balance(people), await stage.charges(people)]).toEqual([90, ['captured']]);
});

test('the weekly limit holds for messages too: what is reserved counts once, and what is given back not at all', async () => {
  const people = await stage.pair({ price: 50, diamonds: 1000 });
  const own = { token: people.fan.token };
  const spent = async () => (await stage.kindred.call('getSpendingLimits', {}, own)).data.spent_usd_cents;
  await stage.kindred.call('setSpendingLimits', { weekly_usd_cents: 100 }, own);
  stage.does = 'fail';
  await stage.send(people, { expected_price: 50 });
  expect(await spent()).toBe(0);
  stage.does = 'pause';
  const sending = stage.send(people, { expected_price: 50 });
  await expect.poll(async () => (await stage.charges(people)).at(-1)).toBe('reserved');
  expect(await spent()).toBe(50);
  stage.gate.resolve();
  await sending;
  expect(await spent()).toBe(50);
  expect((await stage.send(people, { expected_price: 50 })).code).toBe(2000);
  const refused = await stage.send(people, { expected_price: 50 });
  expect(refused).toMatchObject({ code: 4221, data: { limit_usd_cents: 100 } });
  expect([await spent(), await stage.balance(people)]).toEqual([100, 900]);
});

test('gifts, posts and messages that are sent at the same moment stay within the limit of a week together', async () => {
  const people = await stage.pair({ price: 50, diamonds: 5000 });
  const { creator, fan } = people;
  const own = { token: fan.token };
  await stage.kindred.call('setSpendingLimits', { weekly_usd_cents: 600 }, own);
  const posts = await Promise.all(
    [200, 200].map((price) => createPost(stage.kindred.context, creator, { price, membersIncluded: false })),
  );
  const gift = () =>
    stage.kindred.call(
      'charger',
      { char_id: creator.charId, price: 200 },
      { ...own, key: crypto.randomUUID() },
    );
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, gift),
    ...posts.map(({ postId }) => unlock(stage.kindred, fan, postId)),
    ...Array.from({ length: 8 }, (_, at) => stage.send(people, { expected_price: 50, content: `Hi ${at}` })),
  ]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([2000, 4221]));
  await expect.poll(() => stage.charges(people)).not.toContain('reserved');
  const { spent_usd_cents } = (await stage.kindred.call('getSpendingLimits', {}, own)).data;
  expect(spent_usd_cents).toBeGreaterThan(400);
  expect(spent_usd_cents).toBeLessThanOrEqual(600);
  expect(await stage.balance(people)).toBe(5000 - spent_usd_cents);
});

test('another price than the one that was shown is refused with the new one, and nothing is stored or charged', async () => {
  const people = await stage.pair();
  for (const expected_price of [undefined, 0, 9, 11]) {
    const refused = await stage.send(people, { expected_price });
    expect([refused.code, refused.data]).toEqual([4202, expect.objectContaining({ price: 10 })]);
  }
  const poor = await stage.pair({ diamonds: 9 });
  expect([(await stage.send(poor)).code, await stage.balance(poor)]).toEqual([5005, 9]);
  for (const one of [people, poor]) {
    const page = await stage.kindred.call(
      'listMessages',
      { char_id: one.creator.charId },
      { token: one.fan.token },
    );
    expect(page.data.list).toEqual([]);
  }
  const { token } = people.creator;
  const settings = (await stage.kindred.call('getAnswerSettings', {}, { token })).data;
  const { timezone: _, ...rest } = settings;
  expect(
    (await stage.kindred.call('setAnswerSettings', { ...rest, message_price: 51 }, { token })).status,
  ).toBe(400);
});

test('where no answer comes by itself nothing is asked for, whatever was shown', async () => {
  for (const mode of ['off', 'draft'] as const) {
    const people = await stage.pair({ mode });
    const shown = await stage.kindred.call(
      'getConversation',
      { char_id: people.creator.charId },
      { token: people.fan.token },
    );
    expect(shown.data.message_price).toBe(0);
    expect((await stage.send(people)).code).toBe(2000);
    expect([await stage.balance(people), await stage.charges(people)]).toEqual([100, []]);
  }
  const distressed = await stage.pair();
  expect((await stage.send(distressed, { content: 'I want to kill myself', expected_price: 0 })).code).toBe(
    2000,
  );
  expect(await stage.balance(distressed)).toBe(100);
});

test('a message sent twice is paid once, and each of several that one answer covers once', async () => {
  const people = await stage.pair();
  stage.does = 'pause';
  const sendings = ['a', 'a', 'b', 'b', 'c'].map((client_id) =>
    stage.send(people, { client_id, content: client_id }),
  );
  await stage.reserved(people, 3);
  expect(await stage.balance(people)).toBe(70);
  stage.does = 'answer';
  stage.gate.resolve();
  for (const { code } of await Promise.all(sendings)) expect(code).toBe(2000);
  expect([await stage.balance(people), await stage.charges(people)]).toEqual([
    70,
    ['captured', 'captured', 'captured'],
  ]);
});
