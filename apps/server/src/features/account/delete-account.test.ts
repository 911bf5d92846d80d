import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createImage, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import {
  deliverWebhooks,
  openCharacterCheckout,
  passDays,
  pay,
  subscribe,
} from '../../test/data/payments.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const deleteAccount = ({ token }: TestUser) => kindred.call('deleteAccount', {}, { token });
const preview = async ({ token }: TestUser) => (await kindred.call('previewDeletion', {}, { token })).data;
const say = (fan: TestUser, charId: string, content: string) =>
  kindred.call(
    'charger',
    { char_id: charId, content, client_id: crypto.randomUUID() },
    { token: fan.token, key: crypto.randomUUID() },
  );

const signsInAs = ({ userId }: TestUser, subject: string) =>
  kindred.context.db
    .insertInto('sign_in_identities')
    .values({ issuer: 'demo:google', subject, user_id: userId, created_at: kindred.clock.now() })
    .execute();

/** Returns all text in the database about users, characters and sign-ins. */
async function storedText(): Promise<string> {
  const { db } = kindred.context;
  const tables = [
    'users',
    'characters',
    'sign_in_identities',
    'sessions',
    'posts',
    'support_tickets',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

test('who deletes their account is signed out everywhere, and nothing of them is left but the books', async () => {
  const { context } = kindred;
  const creator = await createCreator(context, { name: 'Someone', chatMode: 1 });
  const fan = await createUser(context, { nickname: 'Persephone Unique', diamonds: 1000 });
  const avatar = await createImage(context, fan.userId, 'public');
  await context.db
    .updateTable('users')
    .set({ email: 'persephone@example.com', avatar_media_id: avatar.mediaId })
    .where('user_id', '=', fan.userId)
    .execute();
  await signsInAs(fan, 'persephone');
  await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
  await giveGift(context, { fan: fan.userId, charId: creator.charId, diamonds: 300 });
  await say(fan, creator.charId, 'Thank you for everything');
  await kindred.call(
    'createTicket',
    { topic: 'bug', content: 'persephone was here', client_id: crypto.randomUUID() },
    { token: fan.token },
  );
  const { postId } = await createPost(context, creator, { price: 200, membersIncluded: false });
  expect((await unlock(kindred, fan, postId)).code).toBe(2000);
  expect(await preview(fan)).toMatchObject({
    diamonds: 500,
    follows: 1,
    subscriptions: 0,
    subscriptions_until: null,
    unlocked_posts: 1,
    unlocked_diamonds: 200,
    obstacles: [],
  });
  const entries = () => context.db.selectFrom('journal_entries').select('entry_id').execute();
  const before = await entries();

  expect((await deleteAccount(fan)).code).toBe(2000);
  expect((await kindred.call('getUserData', {}, { token: fan.token })).status).toBe(401);
  expect((await storedText()).toLowerCase()).not.toContain('persephone');
  expect(await entries()).toEqual(before);
  await expect.poll(() => context.storage.size(`${avatar.key}/w40`)).toBeUndefined();

  const hers = await kindred.call('listConversations', {}, { token: creator.token });
  expect(hers.data.list).toMatchObject([{ nickname: 'Deleted account', avatar: '', is_closed: 1 }]);
  const key = { char_id: creator.charId, user_id: fan.userId };
  const messages = await kindred.call('listMessages', key, { token: creator.token });
  expect(messages.data.list.at(-1)?.content).toBe('Thank you for everything');
  const message = await kindred.call(
    'charger',
    { ...key, content: 'Come back', client_id: crypto.randomUUID() },
    { token: creator.token, key: crypto.randomUUID() },
  );
  expect(message.code).toBe(404);
});

test('the same sign-in makes a new account afterwards, which has nothing of the old one', async () => {
  const first = await createUser(kindred.context, { diamonds: 500 });
  await signsInAs(first, 'returns');
  await deleteAccount(first);
  const remaining = await kindred.context.db
    .selectFrom('sign_in_identities')
    .selectAll()
    .where('subject', '=', 'returns')
    .execute();
  expect(remaining).toEqual([]);
});

test('whoever comes back has had their trial and their welcome gift; others with whom they were not have not', async () => {
  const [tried, untried] = await Promise.all(
    ['group_2_7', 'group_2_7'].map((groupId) => createCreator(kindred.context, { groupId })),
  );
  const trialDays = async (fan: TestUser, creator: TestCreator | undefined) =>
    (await kindred.call('getCharacterInfo', { char_id: creator?.charId ?? '' }, { token: fan.token })).data
      .offer?.trial_days;
  const gift = async ({ token }: TestUser) =>
    (await kindred.call('getWelcomeGift', {}, { token })).data.state;
  const comeBack = async () => {
    const person = await createUser(kindred.context);
    await signsInAs(person, 'comes back');
    return person;
  };

  const first = await comeBack();
  await subscribe(kindred, first, tried?.charId ?? '');
  expect((await kindred.call('receiveWelcomeGift', {}, { token: first.token })).code).toBe(2000);
  // Deletes twice, so that the second account keeps the used offers of the first.
  await deleteAccount(first);
  await deleteAccount(await comeBack());
  const third = await comeBack();

  expect(await trialDays(third, tried)).toBe(0);
  expect(await trialDays(third, untried)).toBe(7);
  await subscribe(kindred, third, tried?.charId ?? '');
  const { data } = await kindred.call('listSubscriptions', {}, { token: third.token });
  expect(data.list).toMatchObject([{ state: 'active' }]);
  expect(await gift(third)).toBe('received');
  expect((await kindred.call('receiveWelcomeGift', {}, { token: third.token })).code).toBe(4207);

  const somebodyElse = await createUser(kindred.context);
  await signsInAs(somebodyElse, 'somebody else');
  expect([await trialDays(somebodyElse, tried), await gift(somebodyElse)]).toEqual([7, 'offered']);
});

test.each(['the fan', 'the creator'])(
  'where %s leaves, a trial that was had stays on record though the page has become free',
  async (leaving) => {
    const creator = await createCreator(kindred.context, { groupId: 'group_2_7' });
    const fan = await createUser(kindred.context);
    await subscribe(kindred, fan, creator.charId);
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    await passDays(kindred, 8);
    await kindred.call('setSubscriptionPrice', { group_id: null }, { token: creator.token });
    const followed = await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    expect(followed.data.is_sold).toBe(true);
    expect((await deleteAccount(leaving === 'the fan' ? fan : creator)).code).toBe(2000);
    const membership = await kindred.context.db
      .selectFrom('memberships')
      .select(['state', 'trial_used'])
      .where('user_id', '=', fan.userId)
      .executeTakeFirst();
    expect(membership).toEqual({ state: 'expired', trial_used: true });
  },
);

test('what is paid for a subscription in the moment in which its buyer or its page goes comes back', async () => {
  for (const who of ['fan', 'creator'] as const) {
    const people = {
      creator: await createCreator(kindred.context, { groupId: 'group_2' }),
      fan: await createUser(kindred.context),
    };
    const { data } = await openCharacterCheckout(kindred, people.fan, people.creator.charId);
    await pay(kindred, data.checkout_id);
    expect((await deleteAccount(people[who])).code).toBe(2000);
    await deliverWebhooks(kindred);
    await expect
      .poll(() => kindred.context.payments.retrieveCheckout(data.checkout_id))
      .toMatchObject({ payments: [{ amount: 999, refunded: 999 }], subscription: { state: 'ended' } });
    await deliverWebhooks(kindred);
  }
});

test('a fan’s subscriptions end at the provider: nothing is charged for somebody who has gone', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1' });
  const fan = await createUser(kindred.context);
  await subscribe(kindred, fan, creator.charId);
  const until = new Date((await preview(fan)).subscriptions_until ?? 0).getTime();
  expect(await preview(fan)).toMatchObject({ subscriptions: 1, follows: 0 });
  expect(until).toBeGreaterThan(kindred.clock.now().getTime() + 27 * 86_400_000);
  await deleteAccount(fan);
  await expect
    .poll(async () => {
      const { state } = await kindred.context.db
        .selectFrom('sandbox_subscriptions as s')
        .innerJoin('checkouts as k', 'k.checkout_id', 's.checkout_id')
        .select('s.state')
        .where('k.user_id', '=', fan.userId)
        .executeTakeFirstOrThrow();
      return state;
    })
    .toBe('ended');
  await passDays(kindred, 40);
  const charges = await kindred.context.db
    .selectFrom('journal_entries')
    .select('entry_id')
    .where('user_id', '=', fan.userId)
    .execute();
  expect(charges).toHaveLength(1);
});

test('a creator’s page, posts and pictures go with them, and a fan keeps what was said', async () => {
  const { context } = kindred;
  const creator = await createCreator(context, { name: 'Orpheus Unique', chatMode: 1 });
  const { postId, media } = await createPost(context, creator, { content: 'orpheus sings' });
  const fan = await createUser(context);
  await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
  await say(fan, creator.charId, 'Sing again');
  expect(await preview(creator)).toMatchObject({ posts: 1, followers: 1 });
  expect((await deleteAccount(creator)).code).toBe(2000);
  expect((await storedText()).toLowerCase()).not.toContain('orpheus');
  const { token } = fan;
  expect((await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token })).code).toBe(404);
  expect((await kindred.call('getPost', { diary_id: postId }, { token })).code).toBe(5017);
  await expect.poll(() => context.storage.size(`${media[0]?.key}/w40`)).toBeUndefined();
  const { data } = await kindred.call('listConversations', {}, { token });
  expect(data.list).toMatchObject([{ nickname: 'Deleted account', is_closed: 1, content: 'Sing again' }]);
  expect((await say(fan, creator.charId, 'Where are you?')).code).toBe(404);
});

test('a creator whose subscribers have paid winds down first, and can go when the last paid day is over', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1' });
  const fan = await createUser(kindred.context);
  await subscribe(kindred, fan, creator.charId);
  expect((await deleteAccount(creator)).code).toBe(4651);
  expect(await preview(creator)).toMatchObject({
    is_winding_down: false,
    obstacles: [{ reason: 'paid_subscribers', count: 1 }],
  });
  expect((await kindred.call('windDown', {}, { token: creator.token })).code).toBe(2000);
  expect((await preview(creator)).is_winding_down).toBe(true);
  const late = await createUser(kindred.context);
  const refused = await openCharacterCheckout(kindred, late, creator.charId);
  expect(refused.code).toBe(4301);
  expect((await deleteAccount(creator)).code).toBe(4651);
  await expect
    .poll(
      async () =>
        (
          await kindred.context.db
            .selectFrom('sandbox_subscriptions')
            .select('cancel_at_end')
            .orderBy('anchor', 'desc')
            .limit(1)
            .executeTakeFirstOrThrow()
        ).cancel_at_end,
    )
    .toBe(true);
  await passDays(kindred, 32);
  expect((await deleteAccount(creator)).code).toBe(2000);
});

test('a trial has cost nothing, so it holds nobody back', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1_7' });
  const fan = await createUser(kindred.context);
  await subscribe(kindred, fan, creator.charId);
  expect((await deleteAccount(creator)).code).toBe(2000);
});

test('a wallet below zero is settled before its owner can go', async () => {
  const fan = await createUser(kindred.context, { diamonds: 100 });
  await kindred.context.db
    .updateTable('ledger_accounts')
    .set({ balance: -50, debt_allowed: 50 })
    .where('user_id', '=', fan.userId)
    .execute();
  expect((await deleteAccount(fan)).code).toBe(4205);
  expect(await preview(fan)).toMatchObject({ obstacles: [{ reason: 'debt', diamonds: 50 }] });
  await kindred.context.db
    .updateTable('ledger_accounts')
    .set({ balance: 100, debt_allowed: 0 })
    .where('user_id', '=', fan.userId)
    .execute();
});

test('signing in while the account goes never leaves a session of somebody who is gone', async () => {
  const { context } = kindred;
  const sub = crypto.randomUUID();
  const signIn = async () => {
    const nonce = crypto.randomUUID();
    const token = await kindred.app.inject({
      method: 'POST',
      url: '/dev/id-token',
      payload: { provider: 'google', sub, email: 'race@example.com', name: 'Race', nonce },
    });
    return kindred.call('loginWithGoogle', {
      device_id: 'race',
      browser: 1,
      google_id: token.json().id_token,
      nonce,
      age_confirmed: true,
      terms_accepted: true,
    });
  };
  for (let round = 0; round < 3; round++) {
    const { data } = await signIn();
    await Promise.all([deleteAccount({ userId: data.user_id, token: data.token }), signIn(), signIn()]);
  }
  const { rows } = await context.pool.query(
    `select s.session_id from sessions s join users u using (user_id)
     where u.deleted_at is not null and s.revoked_at is null`,
  );
  expect(rows).toEqual([]);
});

test('two deletions at once are one', async () => {
  const fan = await createUser(kindred.context, { diamonds: 10 });
  const codes = (await Promise.all([deleteAccount(fan), deleteAccount(fan), deleteAccount(fan)])).map(
    ({ code }) => code,
  );
  expect(codes).toContain(2000);
  expect(codes.every((code) => code === 2000 || code === 401)).toBe(true);
});
