import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OtherServer, startOtherServer } from '../../../test/app/start-other-server.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { keyOf, uploadPicture } from '../../../test/app/upload.ts';
import { createImage, createMembership, createPost, type TestPost } from '../../../test/data/create-post.ts';
import {
  createCreator,
  createSession,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../../test/data/factories.ts';
import { messageMediaStage } from '../../../test/data/message-media.ts';
import { deliverWebhooks, pay } from '../../../test/data/payments.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { startRedis, type TestRedis } from '../../../test/faults/start-redis.ts';
import { unlock } from '../../../test/data/unlock.ts';
import { query } from '../../../test/sql/query.ts';
import { mediaLinkToken } from '../media-link.ts';

let redis: TestRedis;
let kindred: TestApp;
let other: OtherServer;
beforeAll(async () => {
  redis = await startRedis();
  kindred = await startTestApp({ env: { REDIS_URL: redis.url } });
  other = await startOtherServer(kindred);
  // Before that, nothing is kept.
  for (const { live } of [kindred.context, other.context])
    await vi.waitFor(() => expect(live.inSyncSince()).toBeDefined(), 30_000);
});
afterAll(async () => {
  await other.close();
  await kindred.close();
  await redis.kill();
});

const { pair, fromFan, unsend, openAs } = messageMediaStage(() => kindred);

/** A creator, a follower who has just looked at a picture of theirs, and the picture's key. */
async function watched() {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  const post = await createPost(kindred.context, creator, { pictures: 2 });
  const key = post.media[0]?.key ?? '';
  expect(await openAs(fan, key)).toBe(200);
  return { creator, fan, post, key };
}

const signedIn = ({ token }: TestUser) => ({ token });

test('a right of one device is none of another, and ends with that device alone', async () => {
  const { fan, key } = await watched();
  const phone = { ...fan, token: await createSession(kindred.context, fan.userId) };
  expect(await openAs(phone, key)).toBe(200);
  const viewer = await kindred.context.authenticate(phone.token);
  const ended = viewer?.sessionId ?? '';
  const link = await linkOf(phone);
  await kindred.call('revokeSession', { session_id: ended }, { token: fan.token });
  expect((await kindred.app.inject(`/media/${key}/w640?v=${link}`)).statusCode).toBe(404);
  expect(await openAs(fan, key)).toBe(200);
});

async function linkOf({ token }: TestUser): Promise<string> {
  const viewer = await kindred.context.authenticate(token);
  return viewer ? mediaLinkToken(kindred.context, viewer) : '';
}

type Watched = { creator: TestCreator; fan: TestUser; post: TestPost };
const revocations: Record<string, (watched: Watched) => Promise<{ code: number }>> = {
  'the fan leaves': ({ creator, fan }) =>
    kindred.call('unfollow', { following_id: creator.charId }, signedIn(fan)),
  'the fan leaves several': ({ creator, fan }) =>
    kindred.call('unfollowBatch', { following_ids: [creator.charId] }, signedIn(fan)),
  'the creator blocks the fan': ({ creator, fan }) =>
    kindred.call('block', { block_id: fan.userId, block: 1 }, signedIn(creator)),
  'the fan blocks the creator': ({ creator, fan }) =>
    kindred.call('block', { block_id: creator.charId, block: 1 }, signedIn(fan)),
  'the post is deleted': ({ creator, post }) =>
    kindred.call('deletePost', { diary_id: post.postId }, signedIn(creator)),
  'the picture is taken out of the post': ({ creator, post }) =>
    edit(creator, post, { media: [{ media_id: post.media[1]?.mediaId ?? '' }] }),
  'the post is made private': ({ creator, post }) => edit(creator, post, { state: 0 }),
  'the post is sold, also to members': ({ creator, post }) =>
    edit(creator, post, { price: 300, members_included: 0 }),
  'the page costs money from now on': ({ creator }) =>
    kindred.call('setSubscriptionPrice', { group_id: 'group_2' }, signedIn(creator)),
  'the fan signs out': ({ fan }) => kindred.call('logout', {}, signedIn(fan)),
  'the fan deletes the account': ({ fan }) => kindred.call('deleteAccount', {}, signedIn(fan)),
  'the creator deletes the account': ({ creator }) => kindred.call('deleteAccount', {}, signedIn(creator)),
};

function edit(creator: TestCreator, post: TestPost, changes: object) {
  const media = post.media.map(({ mediaId }) => ({ media_id: mediaId }));
  const whole = { diary_id: post.postId, content: post.content, price: 0, state: 1, media };
  return kindred.call('editPost', { ...whole, ...changes } as never, { token: creator.token });
}

/** The picture as two servers serve it to a person who has just looked at it there. */
async function seenInBoth(viewer: TestUser, key: string) {
  const url = `/media/${key}/w640?v=${await linkOf(viewer)}`;
  const status = async ({ app }: Pick<OtherServer, 'app'>) => (await app.inject({ url })).statusCode;
  expect([await status(kindred), await status(other)]).toEqual([200, 200]);
  // What the other server keeps does not end by itself meanwhile.
  other.clock.advance(-3600);
  return {
    expectGone: async () => {
      expect(await status(kindred)).toBe(404);
      await expect.poll(() => status(other), { interval: 5 }).toBe(404);
      other.clock.advance(3600);
    },
  };
}

test.each(Object.entries(revocations))(
  'a picture that was just seen is gone at once when %s, and in another server as soon as it hears of it',
  async (_, revoke) => {
    const people = await watched();
    const picture = await seenInBoth(people.fan, people.key);
    expect((await revoke(people)).code).toBe(2000);
    await picture.expectGone();
  },
);

test('a picture of a post that was bought does not open across a block, and opens when it is lifted', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const post = await createPost(kindred.context, creator, { pictures: 1, price: 100 });
  await unlock(kindred, fan, post.postId);
  const key = post.media[0]?.key ?? '';
  expect(await openAs(fan, key)).toBe(200);
  const block = (state: 0 | 1) =>
    kindred.call('block', { block_id: fan.userId, block: state }, signedIn(creator));
  await block(1);
  expect(await openAs(fan, key)).toBe(404);
  await block(0);
  expect(await openAs(fan, key)).toBe(200);
});

test('a picture of a message that was just seen is gone at once, everywhere, when the message is unsent', async () => {
  const people = await pair();
  const file = await uploadPicture(kindred, people.fan);
  const sent = await fromFan(people, { media_ids: [file.media_id] });
  const picture = await seenInBoth(people.creator, keyOf(file));
  await unsend(people.fan, sent.lines[0]?.data.message?.msg_id ?? '');
  await picture.expectGone();
});

test('a picture that was bought and just seen is gone at once, everywhere, when its payment goes back', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const fan = await createUser(kindred.context);
  const { postId, media } = await createPost(kindred.context, creator, { price: 300 });
  const order = { diary_id: postId, redirect_url: '/home', expected_price: 300 };
  const { data } = await kindred.call('createPostCheckout', order, signedIn(fan));
  await pay(kindred, data.checkout_id);
  await deliverWebhooks(kindred);
  const picture = await seenInBoth(fan, media[0]?.key ?? '');
  await changeCharge(kindred, { checkoutId: data.checkout_id }, 'refund');
  await picture.expectGone();
});

test('staff are asked about anew each time', async () => {
  const { key } = await watched();
  const moderator = await createUser(kindred.context, { role: 'moderator' });
  expect(await openAs(moderator, key)).toBe(200);
  await query(kindred.context.db, `update users set role = 'member' where user_id = $1`, [moderator.userId]);
  expect(await openAs(moderator, key)).toBe(404);
});

test('a face is gone for everybody at once when its owner deletes the account', async () => {
  const person = await createUser(kindred.context);
  const { key } = await createImage(kindred.context, person.userId, 'public');
  const face = async () => (await kindred.app.inject(`/media/${key}/w40`)).statusCode;
  expect(await face()).toBe(200);
  expect((await kindred.call('deleteAccount', {}, { token: person.token })).code).toBe(2000);
  expect(await face()).toBe(404);
});
