import type { LiveEvent } from '@kindred/contract/all/events';
import type { Notification } from '@kindred/contract/notifications/calls';
import type { NotificationKind } from '@kindred/contract/notifications/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock, liftBlock } from '../../test/data/create-block.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { passDays, subscribe } from '../../test/data/payments.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const list = async (
  { token }: TestUser,
  input: { kind?: NotificationKind; size?: number; page?: number; cursor?: string } = {},
) => (await kindred.call('listNotifications', input, { token })).data;
const unreadOf = async ({ token }: TestUser) =>
  (await kindred.call('countUnreadNotifications', {}, { token })).data.unread_total;
const read = ({ token }: TestUser, event_id?: string) =>
  kindred.call('readNotifications', { event_id }, { token });
const follow = ({ token }: TestUser, { charId }: TestCreator) =>
  kindred.call('follow', { following_id: charId }, { token });
const gift = (fan: TestUser, { charId }: TestCreator, diamonds = 300) =>
  giveGift(kindred.context, { fan: fan.userId, charId, diamonds });
const topicsOf = ({ list }: { list: Notification[] }) => list.map(({ topic }) => topic);

async function creatorAndFan(groupId: string | null = null) {
  const creator = await createCreator(kindred.context, { name: 'Mara', groupId });
  const fan = await createUser(kindred.context, { nickname: 'Ada', diamonds: 20_000 });
  return { creator, fan };
}

/** Collects the live events of a person while something happens. */
async function heardBy(user: TestUser, happen: () => Promise<unknown>): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  const stop = kindred.context.live.subscribe(user.userId, (event) => events.push(event));
  await happen();
  stop();
  return events;
}

describe('a creator is told', () => {
  test('who follows them, once ever, at the moment it happens', async () => {
    const { creator, fan } = await creatorAndFan();
    const events = await heardBy(creator, () => follow(fan, creator));
    const { list: notes } = await list(creator);
    expect(notes).toMatchObject([
      {
        push_type: 'subscriber_msg',
        topic: 'followed',
        user_id: fan.userId,
        char_id: creator.charId,
        character: 'Ada',
        title: 'Ada',
        body: 'Now follows you',
        is_read: false,
      },
    ]);
    expect(events).toEqual([
      {
        type: 'notification.arrived',
        notification: notes[0],
        is_update: false,
        unread_total: 1,
        link_total: 0,
        system_total: 0,
      },
    ]);
    await kindred.call('unfollow', { following_id: creator.charId }, { token: fan.token });
    await follow(fan, creator);
    expect((await list(creator)).list).toHaveLength(1);
  });

  test('of a gift, with what they keep and when it can be paid out', async () => {
    const { creator, fan } = await creatorAndFan();
    const answer = await kindred.call(
      'charger',
      { char_id: creator.charId, price: 500 },
      { token: fan.token, key: crypto.randomUUID() },
    );
    const { list: notes, unread_total } = await list(creator);
    expect(unread_total).toBe(1);
    expect(notes).toMatchObject([
      {
        event_id: `gift-${answer.data.msg_id}`,
        push_type: 'gift_paid_msg',
        topic: 'gift',
        user_id: fan.userId,
        character: 'Ada',
        diamonds: 500,
        net_usd_cents: 400,
        available_time: new Date(Date.parse(notes[0]?.time ?? '') + 7 * 86_400_000).toISOString(),
      },
    ]);
    const single = await kindred.call(
      'getNotification',
      { event_id: `gift-${answer.data.msg_id}` },
      { token: creator.token },
    );
    expect(single.data).toEqual(notes[0]);
  });

  test('of a post that somebody bought, once however often the purchase is repeated', async () => {
    const { creator, fan } = await creatorAndFan();
    const { postId } = await createPost(kindred.context, creator, { price: 250 });
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => unlock(kindred, fan, postId, key)));
    expect((await list(creator)).list).toMatchObject([
      { topic: 'unlocked', push_type: 'gift_paid_msg', diamonds: 250, diary: { diary_id: postId } },
    ]);
  });

  test('of a subscription, of each renewal, and nothing twice', async () => {
    const { creator, fan } = await creatorAndFan('group_2');
    await subscribe(kindred, fan, creator.charId);
    await passDays(kindred, 31);
    expect((await list(creator)).list).toMatchObject([
      { topic: 'renewed', usd_cents: 999 },
      { topic: 'subscribed', usd_cents: 999, character: 'Ada' },
    ]);
  });

  test('of a trial', async () => {
    const { creator, fan } = await creatorAndFan('group_1_7');
    await subscribe(kindred, fan, creator.charId);
    expect(topicsOf(await list(creator))).toEqual(['trial_started']);
  });
});

describe('a fan is told', () => {
  test('when a renewal could not be charged, and when the subscription ends', async () => {
    const { creator, fan } = await creatorAndFan('group_2');
    await subscribe(kindred, fan, creator.charId, 'renewal_declined');
    await passDays(kindred, 31);
    expect((await list(fan)).list).toMatchObject([
      { topic: 'payment_failed', push_type: 'system_msg', character: 'Mara', char_id: creator.charId },
    ]);
    await passDays(kindred, 31);
    const notes = await list(fan);
    expect(topicsOf(notes)).toEqual(['subscription_ended', 'payment_failed']);
    // News of the platform is counted separately from news about posts.
    expect(notes).toMatchObject({ unread_total: 2, link_total: 0, system_total: 2 });
  });
});

describe('the list', () => {
  test('goes on page by page without a gap or a repeat, gifts and the rest in one order of time', async () => {
    const { creator } = await creatorAndFan();
    for (let at = 0; at < 9; at++) {
      const fan = await createUser(kindred.context, { diamonds: 1000 });
      kindred.clock.advance(60);
      await (at % 3 === 0 ? follow(fan, creator) : gift(fan, creator, 200 + at));
    }
    const whole = await list(creator, { size: 50 });
    expect(whole).toMatchObject({ count: 9, next: null });
    const times = whole.list.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());

    const walked: Notification[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(creator, { size: 2, ...(cursor ? { cursor } : {}) });
      walked.push(...page.list);
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(walked).toEqual(whole.list);
    expect((await list(creator, { size: 2, page: 3 })).list).toEqual(whole.list.slice(4, 6));
  });

  test('does not repeat anything when something new arrives between two pages', async () => {
    const { creator, fan } = await creatorAndFan();
    for (const diamonds of [201, 202, 203]) await gift(fan, creator, diamonds);
    const first = await list(creator, { size: 2 });
    await gift(fan, creator, 204);
    const second = await list(creator, { size: 2, cursor: first.next ?? '' });
    expect([...first.list, ...second.list].map(({ diamonds }) => diamonds)).toEqual([203, 202, 201]);
  });

  test('shows one kind alone when that is asked for', async () => {
    const { creator, fan } = await creatorAndFan();
    await follow(fan, creator);
    await gift(fan, creator);
    expect(topicsOf(await list(creator, { kind: 'people' }))).toEqual(['followed']);
    expect(topicsOf(await list(creator, { kind: 'money' }))).toEqual(['gift']);
    expect(await list(creator, { kind: 'news' })).toMatchObject({ list: [], count: 0, unread_total: 2 });
  });

  test('refuses a cursor that is not one of its own', async () => {
    const { creator } = await creatorAndFan();
    for (const cursor of ['x', btoa('["1"]'), btoa('["a","b"]'), btoa('["1\' or 1=1","2"]')]) {
      const answer = await kindred.call('listNotifications', { cursor }, { token: creator.token });
      expect(answer.code).toBe(4000);
    }
  });

  test("is one's own: nobody finds or marks another person's notifications", async () => {
    const { creator, fan } = await creatorAndFan();
    await follow(fan, creator);
    await gift(fan, creator);
    const { list: notes } = await list(creator);
    expect(notes).toHaveLength(2);
    for (const { event_id } of notes) {
      const answer = await kindred.call('getNotification', { event_id }, { token: fan.token });
      expect(answer.code).toBe(404);
      expect((await read(fan, event_id)).code).toBe(404);
    }
    expect((await list(fan)).list).toEqual([]);
    expect(await unreadOf(creator)).toBe(2);
  });
});

describe('blocked people', () => {
  test('are in no list, no count and no announcement, and are back when the block is lifted', async () => {
    const { creator, fan } = await creatorAndFan('group_1_3');
    await gift(fan, creator);
    const { list: before } = await list(creator);
    await createBlock(kindred.context, creator.userId, fan.userId);
    expect(await list(creator)).toMatchObject({ list: [], count: 0, unread_total: 0 });
    expect(await unreadOf(creator)).toBe(0);
    const eventInput = { event_id: before[0]?.event_id ?? '' };
    expect((await kindred.call('getNotification', eventInput, { token: creator.token })).code).toBe(404);
    await liftBlock(kindred.context, creator.userId, fan.userId);
    expect((await list(creator)).list).toEqual(before);
  });

  test('are not announced when a renewal of theirs is booked', async () => {
    const { creator, fan } = await creatorAndFan('group_1');
    await subscribe(kindred, fan, creator.charId);
    await createBlock(kindred.context, creator.userId, fan.userId);
    const events = await heardBy(creator, () => passDays(kindred, 31));
    expect(events.map(({ type }) => type)).not.toContain('notification.arrived');
    expect((await list(creator)).list).toEqual([]);
  });
});

describe('reading', () => {
  test('all leaves nothing unread, tells the other tabs, and what comes next is unread again', async () => {
    const { creator, fan } = await creatorAndFan();
    await follow(fan, creator);
    await gift(fan, creator);
    expect(await unreadOf(creator)).toBe(2);
    const events = await heardBy(creator, () => read(creator));
    expect(events).toEqual([{ type: 'notification.read', unread_total: 0, link_total: 0, system_total: 0 }]);
    expect((await list(creator)).list.every(({ is_read }) => is_read)).toBe(true);
    await gift(fan, creator);
    expect(await list(creator)).toMatchObject({
      unread_total: 1,
      list: [{ is_read: false }, { is_read: true }, { is_read: true }],
    });
  });

  test('one takes older ones along, whichever kind they are, and leaves newer ones', async () => {
    const { creator, fan } = await creatorAndFan();
    await gift(fan, creator, 201);
    kindred.clock.advance(60);
    await follow(fan, creator);
    kindred.clock.advance(60);
    await gift(fan, creator, 203);
    const { list: notes } = await list(creator);
    expect((await read(creator, notes[1]?.event_id)).data.unread_total).toBe(1);
    expect((await list(creator)).list.map(({ is_read }) => is_read)).toEqual([false, true, true]);
    // A late request of an older tab makes nothing unread again.
    expect((await read(creator, notes[2]?.event_id)).data.unread_total).toBe(1);
  });
});

test('nothing is told of what did not happen', async () => {
  const { creator, fan } = await creatorAndFan();
  await expect(
    kindred.context.db.transaction().execute(async (tx) => {
      for (const onDomainEvent of kindred.context.hooks.domainEvent) {
        await onDomainEvent(
          tx,
          {
            userId: creator.userId,
            topic: 'followed',
            otherUserId: fan.userId,
            charId: creator.charId,
            cause: 'never',
            now: kindred.clock.now(),
          },
          kindred.context,
        );
      }
    }),
  ).rejects.toThrow('transact');
  expect((await list(creator)).list).toEqual([]);
});
