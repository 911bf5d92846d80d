import { calls } from '@kindred/contract/all/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanionStage, heard, pausing, startCompanionStage } from '../../test/app/companion-stage.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createUser, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { holdForAge } from './age/hold-for-age.ts';
import { decideCareCase, listOpenCases } from './cases/decide-case.ts';

const held = 4291;
let stage: CompanionStage;
let heldOnce: Promise<TestUser> | undefined;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

async function heldFan(): Promise<TestUser> {
  const fan = await createUser(stage.kindred.context, { diamonds: 5000 });
  await hold(fan);
  return fan;
}

/** They said so in a message. */
const hold = ({ userId }: TestUser) => holdForAge(stage.kindred.context, { userId, source: 'message' });

const decisions = async ({ token }: TestUser) =>
  (await stage.kindred.call('listDecisions', {}, { token })).data.list;

describe('somebody who says that they are under 18', () => {
  test.each(
    calls.filter(({ auth, isOpenToHeld }) => auth !== 'public' && !isOpenToHeld).map(({ name }) => name),
  )('is refused %s with one reason', async (name) => {
    heldOnce ??= heldFan();
    const { token } = await heldOnce;
    const call = calls.find((one) => one.name === name);
    const response = await stage.kindred.app.inject({
      method: call?.method ?? 'GET',
      url: call?.path ?? '',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    });
    expect(response.json().code).toBe(held);
  });

  test('still reads their account, asks for help, sees the decision, and can leave', async () => {
    const { token } = await heldFan();
    const { data } = await stage.kindred.call('getUserData', {}, { token });
    expect(data.is_age_held).toBe(1);
    const ticket = { topic: 'account', content: 'I mistyped', client_id: crypto.randomUUID() } as const;
    for (const code of [
      (await stage.kindred.call('getAccount', {}, { token })).code,
      (await stage.kindred.call('createTicket', ticket, { token })).code,
      (await stage.kindred.call('listDecisions', {}, { token })).code,
      (await stage.kindred.call('previewDeletion', {}, { token })).code,
      (await stage.kindred.call('logout', {}, { token })).code,
    ])
      expect(code).toBe(2000);
  });

  test('has no media of others from the same moment on, with a link that worked before', async () => {
    const { creator, fan } = await stage.pair();
    const { postId } = await createPost(stage.kindred.context, creator);
    await stage.kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    const post = (await stage.kindred.call('getPost', { diary_id: postId }, { token: fan.token })).data;
    const url = post.media[0]?.url ?? '';
    const fetchIt = async () => (await stage.kindred.app.inject({ url })).statusCode;
    expect(await fetchIt()).toBe(200);
    await hold(fan);
    expect(await fetchIt()).toBe(404);
  });

  test('spends nothing where only the database knows of it yet', async () => {
    const { creator } = await stage.pair();
    const fan = await createUser(stage.kindred.context, { diamonds: 5000 });
    const { postId } = await createPost(stage.kindred.context, creator, {
      price: 200,
      membersIncluded: false,
    });
    // The session is remembered as it was.
    await stage.kindred.call('getUserData', {}, { token: fan.token });
    await stage.kindred.context.db
      .updateTable('users')
      .set({ age_held_at: stage.kindred.clock.now() })
      .where('user_id', '=', fan.userId)
      .execute();
    await stage.kindred.context.db
      .insertInto('staff_cases')
      .values({
        queue: 'identities',
        kind: 'age',
        user_id: fan.userId,
        source: 'message',
        created_at: stage.kindred.clock.now(),
      })
      .execute();
    const asFan = { token: fan.token, key: crypto.randomUUID() };
    const diamonds = { commodity_id: 'diamonds_500', redirect_url: '/home', expected_price: 500 };
    expect([
      (await stage.kindred.call('charger', { char_id: creator.charId, price: 200 }, asFan)).code,
      (await unlock(stage.kindred, fan, postId)).code,
      (await stage.kindred.call('createDiamondCheckout', diamonds, asFan)).code,
      (await stage.send(fan, creator, 'Hello')).code,
    ]).toEqual([held, held, held, held]);
  });

  test('is answered no further where an answer was being written', async () => {
    const { creator, fan } = await stage.pair();
    const events: { type: string }[] = [];
    stage.kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
    stage.writer = pausing('Once', ' upon').write;
    const story = stage.send(fan, creator, 'Tell me a story');
    await heard(events as never, 'reply.written', 2);
    await hold(fan);
    await story;
    const key = { char_id: creator.charId, user_id: fan.userId };
    const { list } = (await stage.kindred.call('listMessages', key, { token: creator.token })).data;
    expect(list.map(({ identity }) => identity)).toEqual(['fan']);
    stage.reset();
  });

  test('is written to by no creator', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, 'Hello');
    await hold(fan);
    const key = { char_id: creator.charId, user_id: fan.userId };
    const sent = await stage.kindred.call('charger', { ...key, content: 'Hey' }, { token: creator.token });
    expect(sent.code).toBe(4293);
    expect((await stage.kindred.call('getConversation', key, { token: creator.token })).data.is_held).toBe(1);
  });
});

describe('an appeal', () => {
  test('is made once at a time, and one’s own decision only', async () => {
    const fan = await heldFan();
    const [decision] = await decisions(fan);
    expect(decision).toMatchObject({
      kind: 'age_hold',
      reason: 'said_under_18',
      state: 'in_force',
      can_appeal: 1,
    });
    const appeal = { decision_id: decision?.decision_id ?? '1', content: 'I spoke of my sister.' };
    expect((await stage.kindred.call('createAppeal', appeal, { token: fan.token })).data).toMatchObject({
      decision: { state: 'under_review', can_appeal: 0 },
      check_url: null,
    });
    expect((await stage.kindred.call('createAppeal', appeal, { token: fan.token })).code).toBe(4292);
    const stranger = await heldFan();
    expect((await stage.kindred.call('createAppeal', appeal, { token: stranger.token })).code).toBe(404);
  });

  test.each(['clear', 'keep'] as const)(
    'is decided by staff (%s), and the person is told',
    async (decision) => {
      const { context } = stage.kindred;
      const fan = await heldFan();
      const [inForce] = await decisions(fan);
      const words = { decision_id: inForce?.decision_id ?? '1', content: 'I am 34.' };
      await stage.kindred.call('createAppeal', words, { token: fan.token });
      const open = (await listOpenCases(context.db)).filter(({ user_id }) => user_id === fan.userId);
      expect(open.map(({ kind, content }) => [kind, content])).toEqual([
        ['age', ''],
        ['age_appeal', 'I am 34.'],
      ]);
      const appealed = { caseId: open[1]?.case_id ?? '0', decision, note: 'Passport seen', by: 'ann' };
      expect(await decideCareCase(context.db, appealed, context.clock)).toBe(true);
      expect(await decideCareCase(context.db, appealed, context.clock)).toBe(false);
      const isHeld = async () =>
        (await stage.kindred.call('getUserData', {}, { token: fan.token })).data.is_age_held;
      const topics = async () =>
        (
          await context.db
            .selectFrom('notifications')
            .select('topic')
            .where('user_id', '=', fan.userId)
            .execute()
        ).map(({ topic }) => topic);
      await expect.poll(topics).toEqual([decision === 'clear' ? 'age_cleared' : 'age_kept']);
      expect(await isHeld()).toBe(decision === 'clear' ? 0 : 1);
      const feed = await stage.kindred.call('listConversations', {}, { token: fan.token });
      expect(feed.code).toBe(decision === 'clear' ? 2000 : held);
      expect((await decisions(fan))[0]?.state).toBe(decision === 'clear' ? 'lifted' : 'in_force');
    },
  );
});

test('of appeals that are sent at once against one decision exactly one is open', async () => {
  const fan = await heldFan();
  const [decision] = await decisions(fan);
  const appeal = { decision_id: decision?.decision_id ?? '1', content: 'I am 34.' };
  const codes = await Promise.all(
    [1, 2, 3, 4].map(
      async () => (await stage.kindred.call('createAppeal', appeal, { token: fan.token })).code,
    ),
  );
  expect(codes.toSorted()).toEqual([2000, 4292, 4292, 4292]);
  const open = (await listOpenCases(stage.kindred.context.db)).filter(
    ({ user_id }) => user_id === fan.userId,
  );
  expect(open.map(({ kind }) => kind)).toEqual(['age', 'age_appeal']);
});
