import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { balanceOf } from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';

const kindred = useTestApp();
let creator: TestCreator;
beforeAll(async () => {
  creator = await createCreator(kindred.context, { chatMode: 1 });
});
afterAll(async () => {
  await expectInvariants(kindred);
});

async function give(fan: TestUser, price = 300, key: string = crypto.randomUUID()): Promise<string> {
  const gift = { char_id: creator.charId, price, content: 'For you' };
  return (await kindred.call('charger', gift, { token: fan.token, key })).data.msg_id ?? '';
}
const undo = (fan: TestUser, msg_id: string) => kindred.call('undoGift', { msg_id }, { token: fan.token });
const answer = (fan: TestUser) =>
  kindred.call(
    'charger',
    { char_id: creator.charId, user_id: fan.userId, content: 'Thank you', client_id: crypto.randomUUID() },
    { token: creator.token },
  );
const pending = async () =>
  (await kindred.call('getEarningsSummary', {}, { token: creator.token })).data.pending_usd_cents;
const givers = async () =>
  (await kindred.call('listPeople', { list_id: 'gift_givers' }, { token: creator.token })).data.list;

test('a gift that is taken back is gone on both sides: diamonds, earnings, totals, lists and the words beside it', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const [earned, gave] = [await pending(), (await givers()).length];
  const first = await give(fan, 300);
  await give(fan, 200);
  const events: [string, LiveEvent][] = [];
  for (const [name, user] of Object.entries({ fan, creator }))
    kindred.context.live.subscribe(user.userId, (event) => {
      // The gifts themselves are announced after they are answered.
      if (event.type !== 'message.stored') events.push([name, event]);
    });

  expect(await undo(fan, first)).toMatchObject({ code: 2000, data: { diamond: 800 } });
  expect(await balanceOf(kindred, fan)).toBe(800);
  expect(await pending()).toBe(earned + 160);
  expect((await givers()).find(({ user_id }) => user_id === fan.userId)).toBeDefined();
  expect(events.map(([name, { type }]) => `${name} ${type}`).toSorted()).toEqual([
    'creator earnings.changed',
    'creator message.changed',
    'creator unread.changed',
    'fan message.changed',
    'fan unread.changed',
    'fan wallet.changed',
  ]);
  for (const [viewer, about] of [
    [fan, { char_id: creator.charId }],
    [creator, { char_id: creator.charId, user_id: fan.userId }],
  ] as const) {
    const { list } = (await kindred.call('listMessages', about, { token: viewer.token })).data;
    expect(list.map(({ type, is_deleted, content }) => [type, is_deleted, content])).toEqual([
      ['gift', true, ''],
      ['gift', false, 'For you'],
    ]);
  }
  const notifications = (await kindred.call('listNotifications', {}, { token: creator.token })).data.list;
  expect(notifications.filter(({ topic, diamonds }) => topic === 'gift' && diamonds === 300)).toEqual([]);

  const { list } = (await kindred.call('listPurchases', {}, { token: fan.token })).data;
  expect(list.map(({ remains, returned }) => [remains, returned])).toEqual([
    ['given', 0],
    ['undone', 300],
  ]);
  await undo(
    fan,
    (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list[1]
      ?.msg_id ?? '',
  );
  expect((await givers()).length).toBe(gave);
});

test('closeness goes with it: as many points as the day would have without it, whatever else was given', async () => {
  const fan = await createUser(kindred.context, { diamonds: 10_000 });
  const points = async () => {
    const { data } = await kindred.call('getConversation', { char_id: creator.charId }, { token: fan.token });
    return data.intimacy.points;
  };
  const most = await give(fan, 3000);
  expect(await points()).toBe(30);
  await undo(fan, most);
  expect(await points()).toBe(10);
  const [small, large] = [await give(fan, 500), await give(fan, 1800)];
  expect(await points()).toBe(30);
  await undo(fan, large);
  expect(await points()).toBe(15);
  // The day continues with the remaining diamonds.
  await give(fan, 1900);
  expect(await points()).toBe(30);
  await undo(fan, small);
  expect(await points()).toBe(29);
});

test('at thirty seconds it can be taken back, at thirty-one it stays', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const [early, late] = [await give(fan), await give(fan)];
  await query(
    kindred.context.db,
    `update gifts set created_at = created_at - case message_id when $1 then interval '29 seconds' else interval '31 seconds' end
     where message_id in ($1, $2)`,
    [early, late],
  );
  expect((await undo(fan, late)).code).toBe(4223);
  expect((await undo(fan, early)).code).toBe(2000);
  expect(await balanceOf(kindred, fan)).toBe(700);
});

test('what was answered stays given, and a thank-you that came by itself is no answer', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const own = { token: creator.token };
  await kindred.call('updateAutoMessage', { kind: 'new-tips', is_on: 1, content: 'Thanks, all of you' }, own);
  const gift = await give(fan);
  const waiting = `select key from graphile_worker.jobs where key like 'auto-messages.send:gift:%'`;
  expect(await query(kindred.context.db, waiting, [])).toHaveLength(1);
  expect((await undo(fan, gift)).code).toBe(2000);
  expect(await query(kindred.context.db, waiting, [])).toEqual([]);
  await kindred.call('updateAutoMessage', { kind: 'new-tips', is_on: 0, content: '' }, own);

  const answered = await give(fan);
  await answer(fan);
  expect((await undo(fan, answered)).code).toBe(4222);
  expect(await balanceOf(kindred, fan)).toBe(700);
});

test('a companion’s answer is an answer, its greeting is none', async () => {
  const greeter = await createCreator(kindred.context, {
    chatMode: 0,
    card: { data: { first_mes: 'Hello, you.' } },
  });
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const about = { char_id: greeter.charId };
  const give = async () =>
    (await kindred.call('charger', { ...about, price: 300 }, { token: fan.token, key: crypto.randomUUID() }))
      .data.msg_id ?? '';
  const first = await give();
  const messages = (await kindred.call('listMessages', about, { token: fan.token })).data.list;
  expect(messages.map(({ identity }) => identity)).toEqual(['fan', 'ai']);
  expect((await undo(fan, first)).code).toBe(2000);

  const say = (identity: 'fan' | 'ai') =>
    kindred.context.pool.query(
      `select append_message(($1, $2, $3, 0)::conversation_key, draft_message($4, 'text', 'For you'), $5)`,
      [fan.userId, greeter.charId, greeter.userId, identity, kindred.clock.now()],
    );
  await say('fan');
  const second = await give();
  await say('ai');
  expect((await undo(fan, second)).code).toBe(4222);
});

test('ten taps on Undo are one: the diamonds come back once, and each tap is answered alike', async () => {
  const fan = await createUser(kindred.context, { diamonds: 500 });
  const gift = await give(fan, 500);
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(fan, gift)));
  for (const { code, data } of answers) expect([code, data.diamond]).toEqual([2000, 500]);
  expect(await balanceOf(kindred, fan)).toBe(500);
});

test('taking back and answering at the same moment: one of them wins, and the books say which', async () => {
  for (let round = 0; round < 12; round++) {
    const fan = await createUser(kindred.context, { diamonds: 300 });
    const gift = await give(fan);
    const late = (work: () => Promise<unknown>) =>
      new Promise((resolve) => setTimeout(() => resolve(work()), round % 4));
    const [{ code }] = await Promise.all([undo(fan, gift), late(() => answer(fan))]);
    expect([2000, 4222]).toContain(code);
    expect(await balanceOf(kindred, fan)).toBe(code === 2000 ? 300 : 0);
    const { list } = (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token }))
      .data;
    expect(list.map(({ is_deleted }) => is_deleted)).toEqual([code === 2000, false]);
  }
});

test('gifts and taking them back, all at once, never wait for each other in a circle', async () => {
  const fan = await createUser(kindred.context, { diamonds: 10_000 });
  const hash = Buffer.alloc(32);
  // Bypasses the retry of deadlocks, so that a deadlock would throw.
  const giveDirectly = () =>
    kindred.context.pool.query(
      "select send_gift(($1, $2, 0, 200, '')::new_gift, $3, $4, 8000, now(), now())",
      [fan.userId, creator.charId, crypto.randomUUID(), hash],
    );
  for (let round = 0; round < 8; round++) {
    const gifts = await Promise.all([give(fan, 200), give(fan, 200)]);
    await Promise.all([giveDirectly(), ...gifts.map((id) => undo(fan, id)), giveDirectly(), giveDirectly()]);
  }
  expect(await balanceOf(kindred, fan)).toBe(10_000 - 8 * 3 * 200);
});

test('nobody takes back what another gave, nor behind a block; and diamonds that came back can be given again', async () => {
  const [fan, other] = [
    await createUser(kindred.context, { diamonds: 300 }),
    await createUser(kindred.context),
  ];
  const gift = await give(fan);
  expect((await undo(other, gift)).code).toBe(404);
  expect((await undo(creator, gift)).code).toBe(404);
  expect((await undo(fan, '999999999')).code).toBe(404);
  await undo(fan, gift);
  const again = await give(fan);
  expect(await balanceOf(kindred, fan)).toBe(0);
  await createBlock(kindred.context, creator.userId, fan.userId);
  expect((await undo(fan, again)).code).toBe(404);
  expect(await balanceOf(kindred, fan)).toBe(0);
});
