import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { openCharacterCheckout, passDays, subscribe } from '../../../test/data/payments.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const setPrice = (token: string, groupId: string | null) =>
  kindred.call('setSubscriptionPrice', { group_id: groupId }, { token });

test('who subscribes after a change pays the new price; who has joined keeps theirs', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1' });
  const [early, late] = [await createUser(kindred.context), await createUser(kindred.context)];
  await subscribe(kindred, early, creator.charId);
  expect((await setPrice(creator.token, 'group_3')).data.group_id).toBe('group_3');
  await subscribe(kindred, late, creator.charId);
  const { data } = await kindred.call('getSubscriptionPrice', {}, { token: creator.token });
  expect(data.members).toEqual([
    { month_usd_cents: 399, count: 1 },
    { month_usd_cents: 1999, count: 1 },
  ]);
  await passDays(kindred, 32);
  const mine = await kindred.call('listSubscriptions', {}, { token: early.token });
  expect(mine.data.list).toMatchObject([{ month_usd_cents: 399, state: 'active' }]);
  const charges = await kindred.context.db
    .selectFrom('subscription_charges')
    .select('usd_cents')
    .orderBy('usd_cents')
    .execute();
  expect(charges.map(({ usd_cents }) => usd_cents)).toEqual([399, 399, 1999, 1999]);
});

test('who agrees to the new price pays it from the next month on, who does not keeps theirs, and both were asked', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1' });
  const [willing, unwilling] = [await createUser(kindred.context), await createUser(kindred.context)];
  for (const fan of [willing, unwilling]) await subscribe(kindred, fan, creator.charId);
  await setPrice(creator.token, 'group_2');
  const mine = async ({ token }: { token: string }) =>
    (await kindred.call('listSubscriptions', {}, { token })).data.list[0];
  expect(await mine(willing)).toMatchObject({ month_usd_cents: 399, offered_usd_cents: 999 });
  const readOffer = async ({ token }: { token: string }) =>
    (await kindred.call('listNotifications', {}, { token })).data.list.filter(
      ({ topic }) => topic === 'price_offered',
    );
  for (const fan of [willing, unwilling]) {
    await expect.poll(() => readOffer(fan)).toMatchObject([{ usd_cents: 999, char_id: creator.charId }]);
  }
  const agree = (expected_price: number) =>
    kindred.call('acceptPrice', { char_id: creator.charId, expected_price }, { token: willing.token });
  expect(await agree(1999)).toMatchObject({ code: 4202, data: { price: 999 } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => agree(999)));
  expect(answers.every(({ code }) => code === 2000)).toBe(true);
  expect(await mine(willing)).toMatchObject({ month_usd_cents: 999, offered_usd_cents: null });
  const changedThere = async () =>
    (
      await kindred.context.db
        .selectFrom('sandbox_subscriptions')
        .select('subscription_ref')
        .where('month_amount', '=', 999)
        .execute()
    ).length;
  await expect.poll(changedThere).toBe(1);
  await passDays(kindred, 32);
  const charged = async (token: string) =>
    (await kindred.call('listReceipts', {}, { token })).data.list.map(({ usd_cents }) => usd_cents);
  expect(await charged(willing.token)).toEqual([999, 399]);
  expect(await charged(unwilling.token)).toEqual([399, 399]);
  const stranger = await createUser(kindred.context);
  const alien = { char_id: creator.charId, expected_price: 999 };
  expect((await kindred.call('acceptPrice', alien, { token: stranger.token })).code).toBe(4305);
});

test('a price that nobody was asked to agree to is not agreed to', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1' });
  const fan = await createUser(kindred.context);
  await subscribe(kindred, fan, creator.charId);
  const agree = () =>
    kindred.call('acceptPrice', { char_id: creator.charId, expected_price: 399 }, { token: fan.token });
  expect(await agree()).toMatchObject({ code: 404, status: 404 });
  const consents = await query(
    kindred.context.db,
    'select consent_id from price_consents where user_id = $1',
    [fan.userId],
  );
  expect(consents).toEqual([]);
});

test('made free, nobody is charged again for what costs others nothing', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const fan = await createUser(kindred.context);
  await subscribe(kindred, fan, creator.charId);
  await setPrice(creator.token, null);
  const mine = await kindred.call('listSubscriptions', {}, { token: fan.token });
  expect(mine.data.list).toMatchObject([{ state: 'canceled', renews: false }]);
  const follower = await createUser(kindred.context);
  const followed = await kindred.call('follow', { following_id: creator.charId }, { token: follower.token });
  expect(followed.code).toBe(2000);
});

test('a paused character takes no new subscribers until it is opened again', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const fan = await createUser(kindred.context);
  const open = (isOpen: boolean) =>
    kindred.call('setSubscriptionPrice', { pro_sales_open: isOpen }, { token: creator.token });
  const checkout = () => openCharacterCheckout(kindred, fan, creator.charId);
  expect((await open(false)).data).toMatchObject({ group_id: 'group_2', pro_sales_open: false });
  expect((await checkout()).code).toBe(4301);
  await open(true);
  expect((await checkout()).code).toBe(2000);
});

test('a tier that does not exist is refused, and fans set no prices', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  expect((await setPrice(creator.token, 'group_9')).code).toBe(4000);
  expect((await setPrice((await createUser(kindred.context)).token, 'group_1')).code).toBe(4031);
});
