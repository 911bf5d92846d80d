import { setImmediate } from 'node:timers/promises';
import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { brokenInvariants, expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const block = (by: TestUser, id: string, isOn: 0 | 1 = 1) =>
  kindred.call('block', { block_id: id, block: isOn }, { token: by.token });
const charge = (
  by: TestUser,
  input: { char_id: string; user_id?: string; content?: string; price?: number },
) =>
  kindred.call(
    'charger',
    { ...input, client_id: crypto.randomUUID() },
    { token: by.token, key: crypto.randomUUID() },
  );

async function pair(chatMode: 0 | 1 = 1): Promise<{ creator: TestCreator; fan: TestUser }> {
  const creator = await createCreator(kindred.context, { chatMode, card: { data: { first_mes: 'Hi' } } });
  return { creator, fan: await createUser(kindred.context, { diamonds: 1000 }) };
}

function listen({ userId }: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(userId, (event) => events.push(event));
  return events;
}

test('whatever one writes while a block is being placed is earlier than the block, or is not there', async () => {
  const races = Array.from({ length: 40 }, async (_, round) => {
    const { creator, fan } = await pair();
    const [post, other] = await Promise.all(
      [0, 100].map((price) => createPost(kindred.context, creator, { price, pictures: 0 })),
    );
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    const own = { token: fan.token, key: crypto.randomUUID() };
    const content_id = post?.postId ?? '';
    const writing = [
      charge(fan, { char_id: creator.charId, content: 'Wait' }),
      charge(fan, { char_id: creator.charId, price: 200 }),
      kindred.call('likePost', { content_id }, own),
      kindred.call('sendComment', { content_id, content: 'Wait', tp: 1 }, own),
      kindred.call('unlockPost', { diary_id: other?.postId ?? '', expected_price: 100 }, own),
    ];
    for (let turn = 0; turn < (round % 8) * 3; turn++) await setImmediate();
    await Promise.all([
      ...writing,
      block(round % 2 ? creator : fan, round % 2 ? fan.userId : creator.charId),
    ]);
  });
  await Promise.all(races);
  expect(await brokenInvariants(kindred)).toEqual([]);
});

test('a message waits for a block that is being placed, and is refused', async () => {
  const { creator, fan } = await pair();
  const client = await kindred.context.pool.connect();
  await client.query('begin');
  await client.query('select lock_user_pair($1, $2)', [creator.userId, fan.userId]);
  const untilWaiting = async (count: number) => {
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    while (((await kindred.context.pool.query(waiting)).rowCount ?? 0) < count) await setImmediate();
  };
  const blocked = block(creator, fan.userId);
  await untilWaiting(1);
  const sending = charge(fan, { char_id: creator.charId, content: 'Wait' });
  await untilWaiting(2);
  await client.query('commit');
  client.release();
  expect((await blocked).code).toBe(2000);
  expect((await sending).code).toBe(404);
});

test('behind a block nobody changes what the other sees: messages can be deleted again once it is lifted', async () => {
  const { creator, fan } = await pair();
  const { data } = await charge(fan, { char_id: creator.charId, content: 'I regret this' });
  const messageId =
    (await charge(fan, { char_id: creator.charId, content: 'Hello' })).lines[0]?.data.msg_id ?? '';
  expect(data).toBeTruthy();
  await block(creator, fan.userId);
  const events = listen(creator);
  const remove = () => kindred.call('deleteMessage', { msg_id: messageId }, { token: fan.token });
  expect((await remove()).code).toBe(404);
  expect(events).toEqual([]);
  await block(creator, fan.userId, 0);
  const messages = async () =>
    (
      await kindred.call(
        'listMessages',
        { char_id: creator.charId, user_id: fan.userId },
        { token: creator.token },
      )
    ).data.list;
  expect((await messages()).map(({ content }) => content)).toEqual(['I regret this', 'Hello']);
  expect((await remove()).code).toBe(2000);
  expect((await messages()).map(({ content }) => content)).toEqual(['I regret this', '']);
});

test('an answer that was taken back is not told again, nor one that lies behind a block', async () => {
  const { creator, fan } = await pair(0);
  const { lines } = await charge(fan, { char_id: creator.charId, content: 'Hello' });
  const replyId = lines.find(({ data }) => data?.reply_id)?.data.reply_id ?? '';
  const message = lines.at(-1)?.data.message;
  const resume = async () => {
    const again = await kindred.call('resumeReply', { reply_id: replyId, offset: 0 }, { token: fan.token });
    return { code: again.code, text: JSON.stringify(again.lines) };
  };
  expect(message?.content).toBeTruthy();
  expect((await resume()).text).toContain(JSON.stringify(message?.content));

  await block(creator, fan.userId);
  expect((await resume()).text).not.toContain(JSON.stringify(message?.content));
  await block(creator, fan.userId, 0);

  await kindred.call('deleteMessage', { msg_id: message?.msg_id ?? '' }, { token: creator.token });
  expect((await resume()).text).not.toContain(JSON.stringify(message?.content));
  const replies = await kindred.context.db
    .selectFrom('companion_replies')
    .select('content')
    .where('reply_id', '=', replyId)
    .execute();
  expect(replies).toEqual([{ content: '' }]);
});
