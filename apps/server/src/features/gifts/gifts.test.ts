import type { LiveEvent } from '@kindred/contract/all/events';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { raceAtLock } from '../../test/sql/race-at-lock.ts';

const kindred = useTestApp();
let creator: TestCreator;
beforeAll(async () => {
  creator = await createCreator(kindred.context, { chatMode: 1 });
});

const give = (
  fan: TestUser,
  price: number,
  key: string | undefined = crypto.randomUUID(),
  charId = creator.charId,
) => kindred.call('charger', { char_id: charId, price }, { token: fan.token, ...(key ? { key } : {}) });

async function balanceOf(userId: string, kind: string): Promise<number> {
  const { rows } = await kindred.context.pool.query(
    `select coalesce(sum(p.amount), 0)::integer as balance from ledger_accounts a
     left join postings p using (account_id) where a.user_id = $1 and a.kind = $2`,
    [userId, kind],
  );
  return rows[0].balance;
}

describe('a gift', () => {
  test('moves diamonds, gives the creator four fifths and stands in the conversation', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    const before = await balanceOf(creator.userId, 'creator_pending');
    const answer = await give(fan, 333);
    expect(answer).toMatchObject({ code: 2000, data: { diamond: 667 } });
    expect(answer.lines).toHaveLength(1);
    expect(await balanceOf(creator.userId, 'creator_pending')).toBe(before + 266);

    const { list } = (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token }))
      .data;
    expect(list).toEqual([{ ...answer.data.message }]);
    expect(list).toMatchObject([
      { type: 'gift', diamonds: 333, identity: 'fan', messageID: answer.data.msg_id },
    ]);
  });

  test('is announced to both sides once it is given', async () => {
    const fan = await createUser(kindred.context, { diamonds: 500 });
    const receiver = await createCreator(kindred.context, { chatMode: 1 });
    const events: [string, LiveEvent][] = [];
    for (const [name, user] of [
      ['fan', fan],
      ['creator', receiver],
    ] as const) {
      kindred.context.live.subscribe(user.userId, (event) => events.push([name, event]));
    }
    await give(fan, 200, crypto.randomUUID(), receiver.charId);
    // Badges are counted after the answer.
    await expect
      .poll(() => events.map(([name, event]) => `${name} ${event.type}`).toSorted())
      .toEqual([
        'creator earnings.changed',
        'creator message.stored',
        'fan message.stored',
        'fan wallet.changed',
      ]);
    const badges = events.flatMap(([name, event]) =>
      event.type === 'message.stored' ? [[name, event.unread_total]] : [],
    );
    expect(Object.fromEntries(badges)).toEqual({ fan: 0, creator: expect.any(Number) });
  });

  test.each([199, 10_001, 0, -300])('of %i diamonds is refused with the range', async (price) => {
    const fan = await createUser(kindred.context, { diamonds: 50_000 });
    expect(await give(fan, price)).toMatchObject({ code: 4201, data: { min: 200, max: 10_000 } });
    expect(await balanceOf(fan.userId, 'wallet')).toBe(50_000);
  });

  test('that the wallet does not hold is refused with the balance, and leaves nothing behind', async () => {
    const fan = await createUser(kindred.context, { diamonds: 250 });
    expect(await give(fan, 300, 'same-key-0001')).toMatchObject({ code: 5005, data: { diamond: 250 } });
    const { data } = await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token });
    expect(data.list).toEqual([]);
    expect((await give(fan, 200, 'same-key-0001')).code).toBe(2000);
  });

  test('ten at once with diamonds for three are exactly three', async () => {
    const fan = await createUser(kindred.context, { diamonds: 700 });
    const wallet = {
      text: `select from ledger_accounts where user_id = $1 and kind = 'wallet' for update`,
      values: [fan.userId],
    };
    const gifts = Array.from({ length: 10 }, () => () => give(fan, 200));
    const answers = await raceAtLock(kindred, wallet, gifts);
    expect(answers.filter(({ code }) => code === 2000)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 5005)).toHaveLength(7);
    expect(await balanceOf(fan.userId, 'wallet')).toBe(100);
  });

  test('sent again with the same key is given once and answered as before', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(fan, 300, 'retry-key-0001')));
    for (const answer of answers) expect(answer.data).toEqual(answers[0]?.data);
    expect(await balanceOf(fan.userId, 'wallet')).toBe(700);
    expect((await give(fan, 400, 'retry-key-0001')).code).toBe(4009);
  });

  test('takes a key; the client id of the body may stand in for the header', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    const send = (client_id?: string) =>
      kindred.call('charger', { char_id: creator.charId, price: 200, client_id }, { token: fan.token });
    expect((await send()).code).toBe(4001);
    await send('client-key-1');
    expect((await send('client-key-1')).data.diamond).toBe(800);
  });

  test('to oneself, to nobody or across a block is refused', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    expect((await give(creator, 200)).code).toBe(4304);
    expect((await give(fan, 200, 'key-nobody', '999999')).code).toBe(404);
    await createBlock(kindred.context, creator.userId, fan.userId);
    expect((await give(fan, 200)).code).toBe(404);
    expect(await balanceOf(fan.userId, 'wallet')).toBe(1000);
  });

  test('or a message it is: a request without either is refused', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    const answer = await kindred.call(
      'charger',
      { char_id: creator.charId },
      { token: fan.token, key: 'key-none' },
    );
    expect(answer.code).toBe(4000);
  });
});

describe('the note of a gift', () => {
  const giveWith = (fan: TestUser, content: string, key: string = crypto.randomUUID()) =>
    kindred.call('charger', { char_id: creator.charId, price: 200, content }, { token: fan.token, key });

  test('stands beside it, and with the key again it is the same gift', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    const first = await giveWith(fan, ' For your new kiln ', 'with-note');
    expect(first.data).toMatchObject({
      diamond: 800,
      message: { type: 'gift', diamonds: 200, content: 'For your new kiln' },
    });
    expect((await giveWith(fan, 'For your new kiln', 'with-note')).data).toEqual(first.data);
    expect((await giveWith(fan, 'For something else', 'with-note')).code).toBe(4009);
  });

  test('is held to its length and to the rules, and distress buys nothing', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    expect((await giveWith(fan, 'a'.repeat(201))).code).toBe(4000);
    expect((await giveWith(fan, 'her address is: Elm Street 4')).code).toBe(4402);
    const distress = await giveWith(fan, 'I want to kill myself');
    expect([distress.code, distress.data]).toEqual([4402, { help: expect.stringContaining('988') }]);
    expect((await kindred.call('getUserData', {}, { token: fan.token })).data.diamond).toBe(1000);
  });
});
