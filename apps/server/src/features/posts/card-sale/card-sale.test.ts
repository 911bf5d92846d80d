import { afterAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  deliverWebhooks,
  listUndelivered,
  pay,
  postWebhook,
} from '../../../test/data/payments.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { unlock } from '../../../test/data/unlock.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { mediaLinkToken } from '../../media/media-link.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const open = (fan: TestUser, diary_id: string, expected_price = 300) =>
  kindred.call(
    'createPostCheckout',
    { diary_id, redirect_url: '/home', expected_price },
    { token: fan.token },
  );
const isSold = async ({ token }: TestUser, diary_id: string) =>
  (await kindred.call('getPost', { diary_id }, { token })).data.is_sold;

async function paidPost(price = 300) {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const { postId } = await createPost(kindred.context, creator, { price });
  return { creator, postId, fan: await createUser(kindred.context) };
}

test('a post bought by card is the fan’s without a diamond, once however its webhooks come, and pays its creator', async () => {
  const { creator, postId, fan } = await paidPost();
  expect(await open(fan, postId, 200)).toMatchObject({ code: 4202, data: { price: 300 } });
  const { data } = await open(fan, postId);
  expect(await isSold(fan, postId)).toBe(false);
  await pay(kindred, data.checkout_id);
  const [event] = await listUndelivered(kindred);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => postWebhook(kindred, event?.body ?? '')),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'sold')).toHaveLength(1);
  await deliverWebhooks(kindred);
  expect([await isSold(fan, postId), await balanceOf(kindred, fan)]).toEqual([true, 0]);
  expect((await open(fan, postId)).code).toBe(4203);
  const { data: earned } = await kindred.call('listEarnings', { kind: 'unlock' }, { token: creator.token });
  expect(earned.list).toMatchObject([{ kind: 'unlock', net_usd_cents: 240 }]);
  const { data: notes } = await kindred.call('listNotifications', {}, { token: creator.token });
  expect(notes.list).toMatchObject([{ topic: 'post_bought', usd_cents: 300 }]);
  const { data: receipts } = await kindred.call('listReceipts', {}, { token: fan.token });
  expect(receipts.list).toMatchObject([{ kind: 'post_sale', usd_cents: 300 }]);
});

test('fifty tabs that buy one post by card end with one sale, and one that was unlocked meanwhile is paid back', async () => {
  const { postId, fan } = await paidPost();
  const opened = await Promise.all(Array.from({ length: 50 }, () => open(fan, postId)));
  const ids = opened.flatMap(({ data }) => data?.checkout_id ?? []);
  for (const id of ids) await pay(kindred, id);
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  const sales = await kindred.context.db
    .selectFrom('journal_entries')
    .select('kind')
    .where('user_id', '=', fan.userId)
    .where('kind', '=', 'post_sale')
    .execute();
  expect(sales).toHaveLength(1);

  const rich = await createUser(kindred.context, { diamonds: 300 });
  const { data } = await open(rich, postId);
  await pay(kindred, data.checkout_id);
  expect((await unlock(kindred, rich, postId)).code).toBe(2000);
  expect(await deliverWebhooks(kindred)).toContain('place_taken');
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  const { data: receipts } = await kindred.call('listReceipts', {}, { token: rich.token });
  expect(receipts.list).toMatchObject([{ kind: 'unapplied', refunded_usd_cents: 300 }]);
});

test('a payment that goes back in full takes the post, a dispute that is won returns it, and it can be bought anew', async () => {
  const { creator, postId, fan } = await paidPost();
  const { data } = await open(fan, postId);
  await pay(kindred, data.checkout_id);
  await deliverWebhooks(kindred);
  const checkoutId = data.checkout_id;
  await changeCharge(kindred, { checkoutId }, 'refund_half');
  expect(await isSold(fan, postId)).toBe(true);
  await changeCharge(kindred, { checkoutId }, 'dispute');
  expect(await isSold(fan, postId)).toBe(false);
  await changeCharge(kindred, { checkoutId }, 'win');
  expect(await isSold(fan, postId)).toBe(true);
  await changeCharge(kindred, { checkoutId }, 'refund');
  expect(await isSold(fan, postId)).toBe(false);
  const { data: sum } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
  expect(sum.pending_usd_cents).toBe(0);
  const again = await open(fan, postId);
  await pay(kindred, again.data.checkout_id);
  await deliverWebhooks(kindred);
  expect(await isSold(fan, postId)).toBe(true);
});

test('the picture of a post whose payment goes back is gone at once for whoever has just looked at it', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const { postId, media } = await createPost(kindred.context, creator, { price: 300 });
  const fan = await createUser(kindred.context);
  const { data } = await open(fan, postId);
  await pay(kindred, data.checkout_id);
  await deliverWebhooks(kindred);
  const viewer = await kindred.context.authenticate(fan.token);
  const link = viewer ? mediaLinkToken(kindred.context, viewer) : '';
  const picture = async () => (await kindred.app.inject(`/media/${media[0]?.key}/w40?v=${link}`)).statusCode;
  expect(await picture()).toBe(200);
  await changeCharge(kindred, { checkoutId: data.checkout_id }, 'refund');
  expect(await picture()).toBe(404);
});

test('what is too cheap for a card, free, or gone is not for sale by card', async () => {
  const { postId: cheap, fan } = await paidPost(40);
  expect((await open(fan, cheap, 40)).code).toBe(4204);
  expect((await open(fan, '999999')).code).toBe(5017);
});
