import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import {
  deliverWebhooks,
  openDiamondCheckout,
  passDays,
  pay,
  subscribe,
} from '../../../test/data/payments.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { endOverdue } from '../subscriptions.jobs.ts';
import { remindOfCharges } from './remind-of-charges.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const notesOf = async ({ token }: { token: string }, topic: string) =>
  (await kindred.call('listNotifications', {}, { token })).data.list.filter((note) => note.topic === topic);

test('each charge has a receipt, newest first, which only its buyer can read and take along', async () => {
  const fan = await createUser(kindred.context, { nickname: 'Ada Lovelace' });
  const creator = await createCreator(kindred.context, { groupId: 'group_2', name: 'Mira' });
  const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000');
  await pay(kindred, checkoutId);
  await deliverWebhooks(kindred);
  await changeCharge(kindred, { checkoutId }, 'refund_half');
  await subscribe(kindred, fan, creator.charId);
  await passDays(kindred, 31);
  const own = { token: fan.token };
  const first = await kindred.call('listReceipts', { size: 2 }, own);
  const rest = await kindred.call('listReceipts', { size: 2, cursor: first.data.next ?? '' }, own);
  expect(first.data.count).toBe(3);
  expect([...first.data.list, ...rest.data.list]).toMatchObject([
    { kind: 'subscription', with_name: 'Mira', usd_cents: 999, refunded_usd_cents: 0 },
    { kind: 'subscription', with_name: 'Mira', usd_cents: 999 },
    { kind: 'purchase', diamonds: 1050, usd_cents: 1000, refunded_usd_cents: 500, period_end: null },
  ]);
  const receipt_id = rest.data.list[0]?.receipt_id ?? '';
  expect((await kindred.call('getReceipt', { receipt_id }, own)).data).toMatchObject({
    buyer: 'Ada Lovelace',
    number: expect.stringMatching(/^K-\d{8}$/),
  });
  const file = await kindred.call('getReceiptFile', { receipt_id }, own);
  expect(Buffer.from(file.data.content_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const other = await createUser(kindred.context);
  expect((await kindred.call('getReceipt', { receipt_id }, { token: other.token })).code).toBe(404);
  expect((await kindred.call('getReceiptFile', { receipt_id }, { token: other.token })).code).toBe(404);
});

test('a trial tells two days before it ends what it will cost and when, once, and the charge is told', async () => {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: 'group_2_7' });
  await subscribe(kindred, fan, creator.charId);
  await passDays(kindred, 4.9);
  await remindOfCharges(kindred.context);
  expect(await notesOf(fan, 'trial_ending')).toEqual([]);
  await passDays(kindred, 0.2);
  await remindOfCharges(kindred.context);
  await remindOfCharges(kindred.context);
  const { data } = await kindred.call('listSubscriptions', {}, { token: fan.token });
  const due_time = data.list[0]?.period_end;
  expect(await notesOf(fan, 'trial_ending')).toMatchObject([{ usd_cents: 999, due_time }]);
  await passDays(kindred, 2);
  expect(await notesOf(fan, 'charged')).toMatchObject([{ usd_cents: 999, char_id: creator.charId }]);
});

test('a trial that was canceled tells of no charge', async () => {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: 'group_2_3' });
  await subscribe(kindred, fan, creator.charId);
  await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
  await passDays(kindred, 2);
  await remindOfCharges(kindred.context);
  expect(await notesOf(fan, 'trial_ending')).toEqual([]);
});

test('what is past due is paid in place with a saved card, and goes on with it', async () => {
  const fan = await createUser(kindred.context);
  const own = { token: fan.token };
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const checkout_id = await subscribe(kindred, fan, creator.charId, 'renewal_declined');
  await pay(kindred, await openDiamondCheckout(kindred, fan), '3ds');
  await pay(kindred, await openDiamondCheckout(kindred, fan));
  await passDays(kindred, 31);
  const { data } = await kindred.call('listPaymentMethods', {}, own);
  expect(data.list.map(({ last4, expires }) => [last4, expires])).toContainEqual(['4242', '2040-12']);
  const refOf = (cardLast4: string) => data.list.find(({ last4 }) => last4 === cardLast4)?.method_ref ?? '';
  const order = { char_id: creator.charId, redirect_url: '/home', expected_price: 999 };
  const payWith = (method_ref: string) => kindred.call('paySubscription', { ...order, method_ref }, own);
  expect((await payWith(refOf('0341'))).code).toBe(4208);
  expect((await payWith('pm_of_nobody')).code).toBe(404);
  // After words of distress nothing is sold for an hour, not even with a saved card.
  const isQuietUntil = (sales_quiet_until: Date | null) =>
    kindred.context.db
      .updateTable('users')
      .set({ sales_quiet_until })
      .where('user_id', '=', fan.userId)
      .execute();
  await isQuietUntil(new Date(kindred.clock.now().getTime() + 60_000));
  expect((await payWith(refOf('4242'))).code).toBe(4290);
  await isQuietUntil(null);
  expect(await payWith(refOf('4242'))).toMatchObject({ code: 2000, data: { pay_url: null, checkout_id } });
  expect((await payWith(refOf('4242'))).code).toBe(4303);
  const now = async () => (await kindred.call('listSubscriptions', {}, own)).data.list[0];
  expect(await now()).toMatchObject({ state: 'active', renews: true });
  await deliverWebhooks(kindred);
  await passDays(kindred, 31);
  expect(await now()).toMatchObject({ state: 'active' });
});

test('saved cards are one’s own: another default, one removed, none of somebody else', async () => {
  const [fan, other] = [await createUser(kindred.context), await createUser(kindred.context)];
  for (const card of ['success', 'renewal_declined'])
    await pay(kindred, await openDiamondCheckout(kindred, fan), card);
  await pay(kindred, await openDiamondCheckout(kindred, other));
  await deliverWebhooks(kindred);
  const list = async () => (await kindred.call('listPaymentMethods', {}, { token: fan.token })).data.list;
  const [first, second] = await list();
  expect([first?.is_default, second?.is_default]).toEqual([true, false]);
  const method_ref = second?.method_ref ?? '';
  const asOther = { token: other.token };
  expect((await kindred.call('setDefaultPaymentMethod', { method_ref }, asOther)).code).toBe(404);
  expect((await kindred.call('removePaymentMethod', { method_ref }, asOther)).code).toBe(404);
  const own = { token: fan.token };
  expect((await kindred.call('setDefaultPaymentMethod', { method_ref }, own)).code).toBe(2000);
  expect((await list())[0]?.method_ref).toBe(method_ref);
  expect((await kindred.call('removePaymentMethod', { method_ref }, own)).code).toBe(2000);
  expect((await list()).map((method) => method.method_ref)).toEqual([first?.method_ref]);
  const link = await kindred.call('createPaymentMethodLink', { redirect_url: '/settings' }, own);
  expect(link.data.url).toContain('/sandbox/customer/');
  const foreign = { redirect_url: 'https://evil.example/' };
  expect((await kindred.call('createPaymentMethodLink', foreign, own)).code).toBe(4000);
});

test('what could not be charged for a week is over, also where the provider goes on trying', async () => {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  await subscribe(kindred, fan, creator.charId, 'renewal_declined');
  await passDays(kindred, 31);
  const { db } = kindred.context;
  const state = async () =>
    (await kindred.call('listSubscriptions', {}, { token: fan.token })).data.list[0]?.state;
  kindred.clock.advance(6 * 86_400);
  await endOverdue(kindred.context);
  expect(await state()).toBe('past_due');
  kindred.clock.advance(2 * 86_400);
  await db.updateTable('sessions').set({ last_seen_at: kindred.clock.now() }).execute();
  await endOverdue(kindred.context);
  await endOverdue(kindred.context);
  expect(await state()).toBe('expired');
  expect(await notesOf(fan, 'subscription_ended')).toHaveLength(1);
});
