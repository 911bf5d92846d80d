import { randomUUID } from 'node:crypto';
import type { CallInput } from '@kindred/contract/all/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { keyOf, uploadPicture } from '../../test/app/upload.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { beginDueBroadcasts } from './begin-due.ts';
import { sendBroadcast } from './send-broadcast.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fans: TestUser[];
const own = () => ({ token: creator.token });

beforeEach(async () => {
  await kindred.context.pool.query('delete from graphile_worker._private_jobs');
  creator = await createCreator(kindred.context, { groupId: null, chatMode: 1 });
  fans = await join(4);
});
afterAll(() => expectInvariants(kindred));

async function join(number: number): Promise<TestUser[]> {
  const people = [];
  for (let at = 0; at < number; at++) {
    const fan = await createUser(kindred.context, { nickname: `Fan ${at}`, diamonds: 1000 });
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    people.push(fan);
  }
  return people;
}

type Fields = Partial<CallInput<'createBroadcast'>>;
const draft = (fields: Fields = {}) => ({ list_ids: ['followers'], content: 'Hello {name}', ...fields });
const create = (fields: Fields = {}, key: string = randomUUID()) =>
  kindred.call('createBroadcast', draft(fields), { ...own(), key });
const preview = (fields: Fields = {}) => kindred.call('previewBroadcast', draft(fields), own());
const info = async (broadcast_id: string) =>
  (await kindred.call('getBroadcast', { broadcast_id }, own())).data;
const inbox = async ({ token }: TestUser) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token })).data.list.filter(
    ({ identity }) => identity === 'automated',
  );
const one = (index: number) => fans[index] as TestUser;

test('one message reaches every fan of the lists, once, with their own name', async () => {
  const { data } = await create();
  expect(data).toMatchObject({ count: 4, left_out: {} });
  await Promise.all([1, 2, 3].map(() => sendBroadcast(kindred.context, { broadcast_id: data.broadcast_id })));
  await runJobs(kindred);
  for (const [at, fan] of fans.entries()) {
    expect((await inbox(fan)).map(({ content }) => content)).toEqual([`Hello Fan ${at}`]);
  }
  expect(await info(data.broadcast_id)).toMatchObject({
    state: 'sent',
    count: 4,
    sent: 4,
    failed: 0,
    left_out: {},
  });
});

test('each gets it in the language that they read, others in the first', async () => {
  for (const [at, language] of ['de', 'ja', 'es'].entries()) {
    expect((await kindred.call('issueImToken', {}, { token: one(at).token, language })).code).toBe(2000);
  }
  const texts = [
    { language: 'de', content: 'Hallo {name}' },
    { language: 'ja', content: 'やあ {name}' },
  ] as const;
  const { data } = await create({ texts: [...texts] });
  await runJobs(kindred);
  const words = await Promise.all(fans.map(async (fan) => (await inbox(fan))[0]?.content));
  expect(words).toEqual(['Hallo Fan 0', 'やあ Fan 1', 'Hello Fan 2', 'Hello Fan 3']);
  expect((await info(data.broadcast_id)).texts).toEqual(texts);
  expect((await create({ texts: [texts[0], texts[0]] })).code).toBe(refusals.invalidInput.code);
  const refused = { language: 'de', content: 'their home address is here' } as const;
  expect((await create({ texts: [refused] })).code).toBe(refusals.textRefused.code);
});

test('a preview counts what creating does, and writes nothing', async () => {
  await createBlock(kindred.context, creator.userId, one(0).userId);
  const seen = (await preview()).data;
  expect(seen).toEqual({ count: 3, left_out: { blocked: 1 } });
  expect((await kindred.call('listBroadcasts', {}, own())).data.list).toEqual([]);
  const { count, left_out } = (await create()).data;
  expect({ count, left_out }).toEqual(seen);
});

test('nobody is written to who is blocked, restricted, in care, on hold or gone, and it says why', async () => {
  fans.push(...(await join(2)));
  await createBlock(kindred.context, one(0).userId, creator.userId);
  await kindred.call('restrict', { restrict_id: one(1).userId, restrict: 1 }, own());
  const set = (column: string, fan: TestUser) =>
    kindred.context.pool.query(`update users set ${column} = now() + interval '9 days' where user_id = $1`, [
      fan.userId,
    ]);
  await set('sales_quiet_until', one(2));
  await set('age_held_at', one(3));
  const { data } = await create();
  expect(data).toMatchObject({ count: 2, left_out: { blocked: 1, restricted: 1, care: 1, age: 1 } });
  // What happens after it has begun counts too.
  await createBlock(kindred.context, creator.userId, one(4).userId);
  await runJobs(kindred);
  for (const fan of fans.slice(0, 5)) {
    const { rows } = await kindred.context.pool.query(
      `select from messages m join conversations c using (conversation_id) where c.user_id = $1 and m.identity = 'automated'`,
      [fan.userId],
    );
    expect(rows).toEqual([]);
  }
  expect(await inbox(one(5))).toHaveLength(1);
  expect(await info(data.broadcast_id)).toMatchObject({
    sent: 1,
    left_out: { blocked: 2, restricted: 1, care: 1, age: 1 },
  });
  await kindred.context.pool.query('update users set age_held_at = null where user_id = $1', [one(3).userId]);
});

test('it leaves out who bought its files already, and whom the creator wrote to lately', async () => {
  const picture = await uploadPicture(kindred, creator);
  const first = await create({ media: [picture.media_id], price: 100 });
  await runJobs(kindred);
  const [offer] = await inbox(one(0));
  expect(offer).toMatchObject({ type: 'image', price: 100, is_sold: false });
  const locked = await kindred.call(
    'listMessageMedia',
    { msg_ids: offer?.msg_id ?? '' },
    { token: one(0).token },
  );
  expect(JSON.stringify(locked.data)).not.toContain(keyOf(picture));
  const order = { msg_id: offer?.msg_id ?? '', expected_price: 100 };
  expect((await kindred.call('unlockMessage', order, { token: one(0).token, key: 'buy' })).code).toBe(2000);
  const again = { media: [picture.media_id], price: 100 };
  expect((await preview(again)).data).toEqual({ count: 3, left_out: { bought: 1 } });
  expect((await preview({ ...again, skip_bought: false })).data).toEqual({ count: 4, left_out: {} });
  expect((await preview({ skip_written_hours: 12 })).data).toEqual({ count: 0, left_out: { written: 4 } });
  kindred.clock.advance(13 * 3600);
  expect((await preview({ skip_written_hours: 12 })).data).toEqual({ count: 4, left_out: {} });
  const results = await info(first.data.broadcast_id);
  expect(results).toMatchObject({ bought: 1, earned_usd_cents: 80, media: [{ media_id: picture.media_id }] });
  await kindred.call('readConversation', { char_id: creator.charId, seq: 1 }, { token: one(1).token });
  expect((await info(first.data.broadcast_id)).read).toBeGreaterThanOrEqual(1);
});

test('lists of one’s own are joined, and those named after them are taken off', async () => {
  const save = async (name: string, ...people: TestUser[]) => {
    const { data } = await kindred.call('saveList', { name }, own());
    if (people.length > 0)
      await kindred.call(
        'addToList',
        { list_id: data.list_id, user_ids: people.map(({ userId }) => userId) },
        own(),
      );
    return data.list_id;
  };
  const [ab, bc] = [await save('A and B', one(0), one(1)), await save('B and C', one(1), one(2))];
  const rule = await kindred.call('saveList', { name: 'Rule', rule: { joined: 'free' } }, own());
  expect((await preview({ list_ids: [ab, bc] })).data.count).toBe(3);
  expect((await preview({ list_ids: [ab], except_list_ids: [bc] })).data.count).toBe(1);
  expect((await preview({ list_ids: [rule.data.list_id], except_list_ids: [ab] })).data.count).toBe(2);
  const foreign = await kindred.call(
    'saveList',
    { name: 'X' },
    { token: (await createCreator(kindred.context)).token },
  );
  expect((await preview({ list_ids: [foreign.data.list_id] })).code).toBe(refusals.notFound.code);
});

test('the same key is the same broadcast, another text under it is refused, and a day has a limit', async () => {
  const first = await create({}, 'once');
  expect((await create({}, 'once')).data).toEqual(first.data);
  expect((await create({ content: 'Other' }, 'once')).code).toBe(refusals.idempotencyKeyReused.code);
  expect((await kindred.call('createBroadcast', draft(), own())).code).toBe(
    refusals.idempotencyKeyMissing.code,
  );
  for (let at = 1; at < 20; at++) expect((await create()).code).toBe(2000);
  expect((await create()).code).toBe(refusals.dailyLimitReached.code);
});

test('words are reviewed, files are one’s own, and a price is for files', async () => {
  expect((await create({ content: 'their home address is here' })).code).toBe(refusals.textRefused.code);
  expect((await create({ content: '' })).code).toBe(refusals.invalidInput.code);
  expect((await create({ price: 100 })).code).toBe(refusals.invalidInput.code);
  const foreign = await uploadPicture(kindred, one(0));
  expect((await create({ media: [foreign.media_id] })).code).toBe(refusals.mediaGone.code);
  expect((await create({ list_ids: [] })).code).toBe(refusals.invalidInput.code);
});

test('a planned one goes to whoever is on the lists at its time', async () => {
  const send_at = new Date(kindred.clock.now().getTime() + 3_600_000).toISOString();
  const { data } = await create({ send_at });
  expect(data.count).toBe(4);
  const [late] = await join(1);
  await runJobs(kindred);
  expect(await inbox(one(0))).toEqual([]);
  kindred.clock.advance(3601);
  await Promise.all([beginDueBroadcasts(kindred.context), beginDueBroadcasts(kindred.context)]);
  await runJobs(kindred);
  expect(await inbox(late as TestUser)).toHaveLength(1);
  expect(await info(data.broadcast_id)).toMatchObject({ state: 'sent', count: 5, sent: 5 });
  expect((await create({ send_at })).code).toBe(refusals.invalidInput.code);
});

test('a stop ends it between two recipients, and each is counted', async () => {
  const { data } = await create();
  await kindred.call('stopBroadcast', { broadcast_id: data.broadcast_id }, own());
  await runJobs(kindred);
  expect(await inbox(one(0))).toEqual([]);
  const results = await info(data.broadcast_id);
  expect(results).toMatchObject({ state: 'stopped', sent: 0, left_out: { stopped: 4 } });
  const foreign = { token: (await createCreator(kindred.context)).token };
  const input = { broadcast_id: data.broadcast_id };
  for (const call of ['stopBroadcast', 'unsendBroadcast', 'getBroadcast'] as const)
    expect((await kindred.call(call, input, foreign)).code).toBe(refusals.notFound.code);
});

test('unsent it is gone from every conversation, and who bought its files keeps them', async () => {
  const picture = await uploadPicture(kindred, creator);
  const { data } = await create({ media: [picture.media_id], price: 100 });
  await runJobs(kindred);
  const [offer] = await inbox(one(0));
  const order = { msg_id: offer?.msg_id ?? '', expected_price: 100 };
  await kindred.call('unlockMessage', order, { token: one(0).token, key: 'buy' });
  await kindred.call('unsendBroadcast', { broadcast_id: data.broadcast_id }, own());
  await runJobs(kindred);
  for (const fan of fans) expect((await inbox(fan)).map(({ content }) => content)).toEqual(['']);
  const open = await kindred.call('listMessageMedia', { msg_ids: order.msg_id }, { token: one(0).token });
  expect(open.data.list).toMatchObject([{ access: 'full' }]);
  expect(await info(data.broadcast_id)).toMatchObject({ state: 'unsent', bought: 1 });
});

test('killed again and again while it goes out, it reaches each of 60 recipients once, and the sums are right', async () => {
  fans.push(...(await join(56)));
  const { data } = await create();
  const { context } = kindred;
  const input = { broadcast_id: data.broadcast_id };
  // A worker that dies has its transaction taken back: here every third recipient's announcement or count fails.
  let calls = 0;
  const dying = {
    ...context,
    live: { ...context.live, publish: () => {}, mayBeListening: () => (calls++ % 3 === 0 ? die() : false) },
  };
  for (let kill = 0; kill < 20; kill++) await sendBroadcast(dying, input).catch(() => undefined);
  await Promise.all([sendBroadcast(context, input), sendBroadcast(context, input)]);
  await runJobs(kindred);
  // Also where the record of who has it is lost.
  await context.pool.query(`update broadcast_recipients set state = 'waiting' where state = 'sent'`);
  await context.pool.query(`update broadcasts set state = 'sending' where broadcast_id = $1`, [
    data.broadcast_id,
  ]);
  await sendBroadcast(context, input);
  const { rows } = await context.pool.query(
    `select c.user_id, count(*)::int as n from messages m join conversations c using (conversation_id)
     where c.char_id = $1 and m.identity = 'automated' group by c.user_id`,
    [creator.charId],
  );
  expect(rows).toHaveLength(60);
  expect(rows.every(({ n }) => n === 1)).toBe(true);
  const results = await info(data.broadcast_id);
  expect(results.sent + results.failed).toBe(results.count);
});

function die(): never {
  throw Object.assign(new Error('killed'), { code: '57P01' });
}
