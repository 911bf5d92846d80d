import type { CallInput, CallName } from '@kindred/contract/all/calls';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { releaseEarnings } from '../features/earnings/release-earnings.ts';
import { checkVips } from '../features/shop/vip/end-vip.ts';
import { checkRenewals, endOverdue, expireCanceled } from '../features/subscriptions/subscriptions.jobs.ts';
import { sandboxCards } from '../outside/payments/sandbox/sandbox-cards.ts';
import { runJobs } from '../test/app/run-jobs.ts';
import { useTestApp } from '../test/app/start-test-app.ts';
import { createPost } from '../test/data/create-post.ts';
import { createReferral } from '../test/data/create-referral.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../test/data/factories.ts';
import {
  deliverWebhooks,
  listUndelivered,
  passDaysUntold,
  pay,
  postWebhook,
  shownIn,
} from '../test/data/payments.ts';
import { reconcile } from '../test/data/reconcile.ts';
import { faultRounds, faultSeed } from '../test/faults/fault-rounds.ts';
import { expectInvariants } from '../test/sql/expect-invariants.ts';
import { query } from '../test/sql/query.ts';
import { checkInvariants } from './check-invariants.ts';

const numRuns = faultRounds({ few: 2, whole: 150 });
const maxSteps = faultRounds({ few: 12, whole: 25 });

const kindred = useTestApp({ env: { LUCKY_BOX: 'true' } });

type World = { fans: TestUser[]; creators: TestCreator[]; posts: string[] };

const cards = fc.constantFrom('success', 'success', 'success', ...Object.keys(sandboxCards));
const currencies = fc.constantFrom('USD' as const, 'USD' as const, 'EUR' as const, 'JPY' as const);
const who = { fan: fc.nat(2), creator: fc.nat(1), pick: fc.nat(9) };
const act = <Name extends string>(name: Name, weight = 1) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...who, card: cards, currency: currencies }),
});

const operation = fc.oneof(
  act('subscribe', 6),
  act('move up', 4),
  act('switch tier', 3),
  act('cancel', 2),
  act('resume', 2),
  act('agree', 2),
  act('pay overdue', 2),
  act('save tier', 1),
  act('retire tier', 1),
  act('set price', 1),
  act('set bundles', 1),
  act('promote', 2),
  act('stop promotion', 1),
  act('give subscription', 3),
  act('claim', 3),
  act('return gift', 1),
  act('vip', 2),
  act('cancel vip', 1),
  act('resume vip', 1),
  act('box', 2),
  act('diamonds', 2),
  act('gift', 2),
  act('undo', 1),
  act('unlock', 2),
  act('post by card', 3),
  act('take back', 5),
  act('limit', 1),
  act('block', 1),
  act('unblock', 1),
  act('follow', 1),
  act('default card', 1),
  act('remove card', 1),
  act('delete account', 1),
  act('webhooks', 6),
  act('days', 6),
  act('jobs', 4),
  act('periodic work', 3),
);
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

test(
  'whatever is sold, moved, given, taken back and ended at the same moment, in whatever currency, every invariant holds',
  async () => {
    const together = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), {
      minLength: 6,
      maxLength: maxSteps,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(together, async (steps) => {
        const world = await makeWorld();
        for (const step of steps) await Promise.all(step.map((one) => run(world, one)));
        expect(await checkInvariants(kindred.context.db)).toEqual([]);
        await deliverWebhooks(kindred);
        await reconcile(kindred);
        await releaseEarnings(kindred.context);
        expect(await checkInvariants(kindred.context.db)).toEqual([]);
      }),
      { numRuns, seed: faultSeed, endOnFailure: true },
    );
    await expectInvariants(kindred);
  },
  60_000 + numRuns * 30_000,
);

async function makeWorld(): Promise<World> {
  const { context } = kindred;
  const fans = [
    await createUser(context, { diamonds: 2000 }),
    await createUser(context, { diamonds: 500 }),
    await createUser(context),
  ];
  const creators = [
    await createCreator(context, { groupId: 'group_2' }),
    await createCreator(context, { groupId: 'group_1_3' }),
  ] as const;
  await createReferral(context, creators[0], creators[1]);
  for (const month_usd_cents of [1999, 4999])
    await ask('saveTier', { name: 'More', perks: [], month_usd_cents }, creators[0]);
  const posts: string[] = [];
  for (const creator of creators)
    posts.push(
      (await createPost(context, creator, { price: 300, membersIncluded: false, pictures: 0 })).postId,
    );
  return { fans, creators: [...creators], posts };
}

/** A call that may be refused, and never fails. */
async function ask<Name extends CallName>(name: Name, input: CallInput<Name>, { token }: TestUser) {
  const answer = await kindred.call(name, input, { token, key: crypto.randomUUID() });
  if (answer.status >= 500) throw new Error(`${name} answers ${answer.status}`);
  return answer.code === 2000 ? answer.data : undefined;
}

async function run(world: World, one: Operation): Promise<void> {
  const { context } = kindred;
  const fan = world.fans[one.fan] as TestUser;
  const creator = world.creators[one.creator] as TestCreator;
  const { charId: char_id } = creator;
  const redirect_url = '/home';
  const payFor = async (opened: { checkout_id: string } | undefined) => {
    if (opened) await pay(kindred, opened.checkout_id, one.card);
  };
  const shown = (usdCents: number, isPack = false) =>
    one.currency === 'USD' ? {} : shownIn(kindred, fan, one.currency, usdCents, { isPack }).catch(() => ({}));
  const own = { char_id };
  switch (one.do) {
    case 'subscribe': {
      const tiers = await ask('listTiers', own, fan);
      const tier_level = tiers?.list[one.pick % 4]?.level ?? 0;
      const options = await ask('listSubscriptionOptions', { ...own, tier_level }, fan);
      const option = options?.list[one.pick % Math.max(1, options.list.length)];
      if (!option) return;
      const { plan, due_usd_cents: expected_price, terms: expected_terms } = option;
      const terms = { plan, expected_price, expected_terms, tier_level, ...(await shown(expected_price)) };
      return payFor(await ask('createCharacterCheckout', { ...own, redirect_url, ...terms }, fan));
    }
    case 'move up': {
      const tiers =
        (await ask('listTiers', own, fan))?.list.filter((tier) => tier.upgrade_usd_cents !== null) ?? [];
      const tier = tiers[one.pick % Math.max(1, tiers.length)];
      if (!tier) return;
      const { level: tier_level, upgrade_usd_cents, month_usd_cents: expected_month_price } = tier;
      const prices = { expected_price: upgrade_usd_cents ?? 0, expected_month_price };
      return payFor(await ask('createUpgradeCheckout', { ...own, tier_level, redirect_url, ...prices }, fan));
    }
    case 'switch tier': {
      const tiers =
        (await ask('listTiers', own, fan))?.list.filter((tier) => tier.switch_usd_cents !== null) ?? [];
      const tier = tiers[one.pick % Math.max(1, tiers.length)];
      if (!tier) return;
      const wanted = { ...own, tier_level: tier.level, expected_price: tier.switch_usd_cents ?? 0 };
      return void (await ask('switchTier', wanted, fan));
    }
    case 'cancel':
      return void (await ask('cancelSubscription', own, fan));
    case 'resume':
      return void (await ask('resumeSubscription', own, fan));
    case 'agree': {
      const mine = (await ask('listSubscriptions', {}, fan))?.list.find(
        (each) => each.offered_usd_cents !== null,
      );
      if (!mine) return;
      const expected_price = mine.offered_usd_cents ?? 0;
      return void (await ask('acceptPrice', { char_id: mine.char_id, expected_price }, fan));
    }
    case 'pay overdue': {
      const mine = (await ask('listSubscriptions', {}, fan))?.list.find((each) => each.state === 'past_due');
      const methods = await ask('listPaymentMethods', {}, fan);
      if (!mine) return;
      const method_ref = one.pick % 2 === 0 ? methods?.list[0]?.method_ref : undefined;
      const due = { char_id: mine.char_id, expected_price: mine.next_usd_cents, redirect_url };
      const opened = await ask('paySubscription', { ...due, ...(method_ref ? { method_ref } : {}) }, fan);
      return payFor(opened?.pay_url ? opened : undefined);
    }
    case 'save tier': {
      const month_usd_cents = [1999, 4999][one.pick % 2] ?? 1999;
      return void (await ask('saveTier', { name: 'Again', perks: [], month_usd_cents }, creator));
    }
    case 'retire tier': {
      const tier = (await ask('getOwnTiers', {}, creator))?.list.at(-1 - (one.pick % 2));
      return void (tier && (await ask('retireTier', { level: tier.level }, creator)));
    }
    case 'set price': {
      const group_id = ['group_1', 'group_2', 'group_2_7', null][one.pick % 4] ?? null;
      return void (await ask('setSubscriptionPrice', { group_id }, creator));
    }
    case 'set bundles':
      return void (await ask('setBundles', { bundles: [{ months: 3, percent_off: 5 * one.pick }] }, creator));
    case 'promote': {
      const common = { client_id: crypto.randomUUID(), name: 'An offer', claim_limit: 2 } as const;
      const audience = (['everyone', 'new', 'lapsed'] as const)[one.pick % 3] ?? 'everyone';
      const kinds = [
        { percent_off: 50, months: 2 },
        { first_usd_cents: 100 },
        { percent_off: 10, months: 1 },
      ] as const;
      return void (await ask('createPromotion', { ...common, audience, ...kinds[one.pick % 3] }, creator));
    }
    case 'stop promotion': {
      const running = (await ask('listPromotions', {}, creator))?.list.find(
        ({ state }) => state === 'running',
      );
      return void (running && (await ask('stopPromotion', { promotion_id: running.promotion_id }, creator)));
    }
    case 'give subscription': {
      const options = (await ask('listGiftOptions', own, fan))?.list ?? [];
      const option = options[one.pick % Math.max(1, options.length)];
      if (!option) return;
      const { months, price_usd_cents: expected_price } = option;
      const terms = { months, redirect_url, expected_price, ...(await shown(expected_price)) };
      return payFor(await ask('createGiftCheckout', { ...own, ...terms }, fan));
    }
    case 'claim': {
      const [gift] = await query<{ code: string }>(
        context.db,
        'select code from subscription_gifts where user_id = any($1::bigint[]) order by gift_id desc limit 1',
        [world.fans.map(({ userId }) => userId)],
      );
      return void (gift && (await ask('claimSubscriptionGift', { code: gift.code }, fan)));
    }
    case 'return gift': {
      const gift = (await ask('listSubscriptionGifts', {}, fan))?.list[0];
      return void (gift && (await ask('returnSubscriptionGift', { gift_id: gift.gift_id }, fan)));
    }
    case 'vip': {
      const order = { commodity_id: 'vip_monthly', redirect_url, expected_price: 999, ...(await shown(999)) };
      return payFor(await ask('createDiamondCheckout', order, fan));
    }
    case 'cancel vip':
      return void (await ask('cancelVip', {}, fan));
    case 'resume vip':
      return void (await ask('resumeVip', {}, fan));
    case 'box':
      return void (await ask('openLuckyBox', { box_type: one.pick % 2 ? 'small' : 'large' }, fan));
    case 'diamonds': {
      const order = {
        commodity_id: 'diamonds_500',
        redirect_url,
        expected_price: 500,
        ...(await shown(500, true)),
      };
      return payFor(await ask('createDiamondCheckout', order, fan));
    }
    case 'gift':
      return void (await ask('charger', { char_id, price: 200 + 50 * one.pick }, fan));
    case 'undo': {
      const [gift] = await query<{ message_id: string }>(
        context.db,
        'select message_id from gifts where user_id = $1 order by gift_id desc limit 1',
        [fan.userId],
      );
      return void (gift && (await ask('undoGift', { msg_id: gift.message_id }, fan)));
    }
    case 'unlock':
      return void (await ask(
        'unlockPost',
        { diary_id: world.posts[one.creator] ?? '', expected_price: 300 },
        fan,
      ));
    case 'post by card': {
      const order = { diary_id: world.posts[one.creator] ?? '', redirect_url, expected_price: 300 };
      return payFor(await ask('createPostCheckout', { ...order, ...(await shown(300)) }, fan));
    }
    case 'take back':
      return reverseCharge(one.pick);
    case 'limit': {
      const weekly_usd_cents = one.pick === 0 ? null : 500 * one.pick;
      return void (await ask('setSpendingLimits', { weekly_usd_cents }, fan));
    }
    case 'block':
    case 'unblock':
      return void (await ask('block', { block_id: char_id, block: one.do === 'block' ? 1 : 0 }, fan));
    case 'follow':
      return void (await ask('follow', { following_id: char_id }, fan));
    case 'default card':
    case 'remove card': {
      const methods = (await ask('listPaymentMethods', {}, fan))?.list ?? [];
      const method = methods[one.pick % Math.max(1, methods.length)];
      if (!method) return;
      const name = one.do === 'default card' ? 'setDefaultPaymentMethod' : 'removePaymentMethod';
      return void (await ask(name, { method_ref: method.method_ref }, fan));
    }
    case 'delete account': {
      // One in ten, since nothing follows it.
      if (one.pick !== 0) return;
      return void (await ask('deleteAccount', {}, one.fan === 0 ? creator : fan));
    }
    case 'webhooks':
      return sendSome(one.pick);
    case 'days':
      return passDaysUntold(kindred, [0.05, 0.6, 3, 8, 16, 32][one.pick % 6] ?? 1);
    case 'jobs':
      return runJobs(kindred);
    case 'periodic work':
      await releaseEarnings(context);
      await checkRenewals(context);
      await expireCanceled(context);
      await endOverdue(context);
      return checkVips(context);
    default:
      one satisfies never;
  }
}

/** Something befalls one of the latest payments at the provider. */
async function reverseCharge(pick: number): Promise<void> {
  const step = ['refund', 'refund', 'refund_half', 'dispute', 'dispute_then_win'][pick % 5];
  await query(
    kindred.context.db,
    `update sandbox_payments set next_step = $1, next_step_at = $2 where payment_ref = (
      select payment_ref from sandbox_payments order by paid_at desc, payment_ref offset $3 limit 1)`,
    [step, kindred.clock.now(), pick % 4],
  );
  await passDaysUntold(kindred, 0);
}

/** Webhooks in any order, some of them twice at once, some not at all. */
async function sendSome(pick: number): Promise<void> {
  const waiting = await listUndelivered(kindred);
  const chosen = waiting.filter((_webhook, index) => (index * 7 + pick) % 3 !== 0).toReversed();
  await Promise.all([...chosen, ...chosen.slice(0, pick)].map(({ body }) => postWebhook(kindred, body)));
}
