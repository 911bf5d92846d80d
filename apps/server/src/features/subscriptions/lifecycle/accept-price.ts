import type { ParsedInput } from '@kindred/contract/all/calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import { type ChargeRate, presentAmount } from '@kindred/contract/wallet/charge-rate';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Viewer } from '../../../viewer.ts';
import { lockTier } from '../../offers/tiers/page-tiers.sql.ts';
import { rateJson } from '../../wallet/currency/agreed-rate.sql.ts';
import { chargedFor, getAgreedRate } from '../../wallet/currency/charge-rate.ts';
import { getJoinable, type JoinableCharacter } from '../find-character-for-joining.ts';
import { findMembership } from '../find-membership.ts';
import { notifyFan } from './notify-subscription.ts';

const $ = inputs({
  subscriptionRef: 'text',
  monthUsdCents: 'integer',
  now: 'timestamptz',
  tierLevel: 'integer',
  before: 'integer',
  checkoutId: 'text',
  charId: 'bigint',
  after: 'bigint',
});

export const priceTasks = {
  offer: 'subscriptions.offer-price',
  change: 'subscriptions.change-price-at-provider',
} as const;

const batchSize = 200;

/** The membership has the tier of the price, and no switch to another tier is due. */
const isOfTier = sql`m.tier_level = ${$.tierLevel} and m.switch_level is null`;

// While a promotion's price holds, the month's price after it stays as agreed.
const isAfterIntro = sql`not exists (select from checkouts k where k.user_id = m.user_id and k.subscription_ref = m.provider_ref
  and k.intro_charges > (select count(*) from subscription_charges s where s.checkout_id = k.checkout_id))`;

const updatePrice = statement(
  { before: 'integer!', user_id: 'bigint' },
  sql`update memberships m set month_usd_cents = ${$.monthUsdCents}, updated_at = ${$.now}
    from memberships before
    where m.provider_ref = ${$.subscriptionRef} and before.user_id = m.user_id and before.char_id = m.char_id
      and m.state in ('trialing', 'active') and m.renews and m.month_usd_cents <> ${$.monthUsdCents} and ${isOfTier}
      and ${isAfterIntro}
    returning before.month_usd_cents as before, m.user_id`,
);

const findTurn = statement(
  { is_after_intro: 'boolean' },
  sql`select ${isAfterIntro} as is_after_intro from memberships m where m.provider_ref = ${$.subscriptionRef}`,
);

export const insertConsent = statement(
  {},
  sql`insert into price_consents (checkout_id, user_id, before_usd_cents, month_usd_cents, agreed_at)
    select k.checkout_id, k.user_id, ${$.before}, ${$.monthUsdCents}, ${$.now}
    from checkouts k where k.subscription_ref = ${$.subscriptionRef}`,
);

const findAgreed = statement(
  { month_usd_cents: 'integer' },
  sql`select c.month_usd_cents from price_consents c join checkouts k using (checkout_id)
    where k.subscription_ref = ${$.subscriptionRef} order by c.consent_id desc limit 1`,
);

/**
 * Accepts the creator's current price from the next period on. A job tells the provider, so that an outage does not
 * matter; a charge at the old price before that is valid. Refuses with `priceChanged` and the unchanged price while a
 * promotion's price holds, and with `notFound` when this price was never offered to the fan. A repeat changes
 * nothing.
 */
export async function acceptPrice(
  context: Context,
  { char_id: charId, expected_price }: ParsedInput<'acceptPrice'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  const character = await getJoinable(context.db, userId, charId);
  const membership = await findMembership(context.db, userId, charId);
  const subscriptionRef = membership?.provider_ref;
  const tierLevel = membership?.tier_level ?? 0;
  const monthUsdCents = await findTierPrice(context.db, character, tierLevel);
  if (
    monthUsdCents === undefined ||
    !subscriptionRef ||
    !membership?.renews ||
    !context.payments.changePrice
  ) {
    return refuse('notJoined');
  }
  if (expected_price !== monthUsdCents) refuse('priceChanged', { price: monthUsdCents });
  await transact(context, async (tx) => {
    const now = context.clock.now();
    const changed = await updatePrice.first(tx, { subscriptionRef, monthUsdCents, tierLevel, now });
    if (!changed) {
      const turn = (await findTurn.first(tx, { subscriptionRef })) ?? refuse('notJoined');
      if (!turn.is_after_intro) refuse('priceChanged', { price: membership.month_usd_cents });
      const consent = await findAgreed.first(tx, { subscriptionRef });
      return consent?.month_usd_cents === monthUsdCents ? undefined : refuse('notFound');
    }
    await insertConsent.run(tx, { subscriptionRef, monthUsdCents, before: changed.before, now });
    const payload = { subscription_ref: subscriptionRef };
    await enqueue(tx, priceTasks.change, payload, { key: `${priceTasks.change}:${subscriptionRef}` });
  });
  return {};
}

async function findTierPrice(
  db: Context['db'],
  { char_id: charId, group_id: groupId }: JoinableCharacter,
  level: number,
): Promise<number | undefined> {
  const page = groupId === null ? undefined : parseGroupId(groupId);
  if (!page || level === 0) return page?.monthUsdCents;
  return (await lockTier.first(db, { charId, level }))?.month_usd_cents;
}

export const findConsent = statement(
  { consent_id: 'bigint' },
  sql`select consent_id from price_consents
    where checkout_id = ${$.checkoutId} and month_usd_cents = ${$.monthUsdCents} limit 1`,
);

const findPrice = statement(
  { month_usd_cents: 'integer!' },
  sql`select month_usd_cents from memberships
    where provider_ref = ${$.subscriptionRef} and state <> 'expired' and month_usd_cents is not null`,
);

/** Sets the last agreed price at the provider, in the currency in which the subscription began. */
export async function changePriceAtProvider({ db, payments }: Context, payload: unknown): Promise<void> {
  const { subscription_ref } = payload as { subscription_ref: string };
  const membership = await findPrice.first(db, { subscriptionRef: subscription_ref });
  if (!membership) return;
  const rate = await getAgreedRate({ db }, subscription_ref);
  await payments.changePrice?.(subscription_ref, presentAmount(membership.month_usd_cents, rate));
}

const listMembersAtOtherPrice = statement(
  { user_id: 'bigint', agreed_rate: as<ChargeRate | null>('json?') },
  sql`select m.user_id, ${rateJson('a')} as agreed_rate from memberships m
    left join checkouts a on a.user_id = m.user_id and a.subscription_ref = m.provider_ref
    where m.char_id = ${$.charId} and m.kind = 'pro' and m.state in ('trialing', 'active')
      and m.renews and m.provider_ref is not null and m.month_usd_cents <> ${$.monthUsdCents}
      and ${isOfTier} and ${isAfterIntro} and m.user_id > ${$.after}
    order by m.user_id limit ${batchSize}`,
);

/** Offers the price to all members who pay another price, once per change. */
export async function offerPrice(context: Context, payload: unknown): Promise<void> {
  const { char_id: charId, tier_level: tierLevel = 0, usd_cents: usdCents, at } = payload as PriceOffer;
  if (!context.payments.changePrice) return;
  let after = '0';
  for (;;) {
    const fans = await listMembersAtOtherPrice.all(context.db, {
      charId,
      tierLevel,
      monthUsdCents: usdCents,
      after,
    });
    for (const { user_id: fanId, agreed_rate: agreedRate } of fans) {
      const charged = chargedFor(usdCents, agreedRate);
      const cause = `price_offered ${charId} ${usdCents} ${at}`;
      const now = context.clock.now();
      await transact(context, (tx) =>
        notifyFan(context, tx, { topic: 'price_offered', fanId, charId, usdCents, charged, cause, now }),
      );
    }
    const last = fans.at(-1);
    if (!last || fans.length < batchSize) return;
    after = last.user_id;
  }
}

/** `tier_level` 0, the default, is the page's subscription. `at` makes a later offer of the same price new. */
export type PriceOffer = { char_id: string; tier_level?: number; usd_cents: number; at: string };
