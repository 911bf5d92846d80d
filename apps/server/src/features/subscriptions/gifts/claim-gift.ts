import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import { refuse } from '../../../platform/app-error.ts';
import { addCalendar } from '../../../platform/db/add-calendar.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { commonAccounts } from '../../wallet/ledger/ledger-accounts.ts';
import { postCardSale } from '../../wallet/ledger/post-card-sale.ts';
import { reverseEntry } from '../../wallet/ledger/reverse-entry.ts';
import { listPostedPayments } from '../../wallet/payments/posted-payments.ts';
import { getJoinable, lockPairsWithOwners } from '../find-character-for-joining.ts';
import { findMembership, type Membership } from '../find-membership.ts';
import { publishMembership } from '../follow.ts';
import { closeSubscription } from '../lifecycle/close-subscription.ts';
import { lockMembership } from '../lifecycle/lock-membership.ts';
import { notifyCreator } from '../lifecycle/notify-subscription.ts';
import { findGift } from './find-gift.ts';

const $ = inputs({
  userId: 'bigint',
  charId: 'bigint',
  periodEnd: 'timestamptz',
  now: 'timestamptz',
  giftId: 'bigint',
  monthUsdCents: 'integer',
  entryId: 'bigint',
  periodStart: 'timestamptz',
});

const lockGift = statement({}, sql`select from subscription_gifts where gift_id = ${$.giftId} for update`);

// The membership is like a canceled subscription: it runs to its end.
const upsertMembership = statement(
  {},
  sql`insert into memberships as m (user_id, char_id, kind, state, period_end, month_usd_cents, renews, joined_at, updated_at)
    values (${$.userId}, ${$.charId}, 'pro', 'canceled', ${$.periodEnd}, ${$.monthUsdCents}, false, ${$.now}, ${$.now})
    on conflict (user_id, char_id) do update set kind = 'pro', state = 'canceled', period_end = excluded.period_end,
      month_usd_cents = excluded.month_usd_cents, renews = false, provider_ref = null, tier_level = 0,
      switch_level = null, switch_from_usd_cents = null, updated_at = excluded.updated_at,
      joined_at = case when m.state = 'expired' then excluded.joined_at else m.joined_at end`,
);

const markClaimed = statement(
  {},
  sql`update subscription_gifts set state = 'claimed', claimed_by = ${$.userId}, claimed_at = ${$.now},
      claim_entry_id = ${$.entryId}, period_start = ${$.periodStart}, period_end = ${$.periodEnd} where gift_id = ${$.giftId}`,
);

/**
 * Claims a gift; concurrent claims are serialized, and a repeated claim of the same person returns the same period.
 * Refuses with `giftGone` and `alreadyJoined`.
 */
export function claimSubscriptionGift(
  context: Context,
  { code }: ParsedInput<'claimSubscriptionGift'>,
  { userId }: Viewer,
): Promise<CallOutput<'claimSubscriptionGift'>> {
  return transact(context, async (tx) => {
    const unlockedGift = (await findGift(tx, code)) ?? refuse('giftGone');
    const { char_id: charId } = unlockedGift;
    await lockPairsWithOwners(tx, userId, [charId]);
    const character = await getJoinable(tx, userId, charId);
    await lockMembership(tx, { userId, charId });
    await lockGift.run(tx, { giftId: unlockedGift.gift_id });
    const gift = (await findGift(tx, code)) ?? refuse('giftGone');
    const now = context.clock.now();
    if (gift.claimed_by === userId && gift.period_end) return present(charId, gift.period_end);
    const isOver = gift.state !== 'ready' || !gift.expires_at || gift.expires_at <= now;
    if (isOver || (gift.to_user_id ?? userId) !== userId) refuse('giftGone');
    const before = await findMembership(tx, userId, charId);
    const periodStart = startOf(before, now);
    const periodEnd = await addCalendar(tx, periodStart, await timezoneOf(tx, userId), {
      months: gift.months,
    });
    const entryId = await postCardSale(tx, {
      kind: 'gift_claim',
      paidFrom: commonAccounts.unclaimedGifts,
      fanUserId: userId,
      creatorUserId: character.user_id,
      charId,
      checkoutId: gift.checkout_id,
      usdCents: gift.price_usd_cents,
      shareBps: context.config.creatorShareBps,
      now,
    });
    const share = { kept: await keptOf(tx, gift.checkout_id), of: gift.price_usd_cents };
    if (share.kept < share.of) await reverseEntry(tx, entryId, share, 'refund', now);
    if (before?.provider_ref && before.state !== 'expired') {
      await closeSubscription(tx, before.provider_ref, now);
    }
    const monthUsdCents = gift.month_usd_cents;
    await upsertMembership.run(tx, { userId, charId, periodEnd, monthUsdCents, now });
    await markClaimed.run(tx, {
      giftId: gift.gift_id,
      userId,
      entryId,
      periodStart,
      periodEnd,
      now,
    });
    publishMembership(tx, userId, charId, true);
    notifyUsers(tx, [character.user_id], { type: 'earnings.changed' });
    const news = { fanId: userId, charId, usdCents: gift.month_usd_cents, now };
    await notifyCreator(context, tx, { topic: 'subscribed', ...news, cause: `gift ${gift.gift_id}` });
    if (gift.user_id !== userId) {
      const claimed = { userId: gift.user_id, otherUserId: userId, charId, now };
      const cause = `gift_claimed ${gift.gift_id}`;
      await publishDomainEvent(context, tx, { ...claimed, topic: 'gift_claimed', cause });
    }
    return present(charId, periodEnd);
  });
}

/**
 * Returns the start of the given months: after a membership that ends anyway, else now. Refuses with `alreadyJoined`
 * for a membership that renews or has a higher tier.
 */
function startOf(before: Membership | undefined, now: Date): Date {
  const end = before?.kind === 'pro' ? before.period_end : null;
  if (!end || end <= now) return now;
  return before?.state === 'canceled' && before.tier_level === 0 ? end : refuse('alreadyJoined');
}

/** Returns the US cents of the gift's payment that were not refunded before the claim. */
async function keptOf(tx: Tx, checkoutId: string): Promise<number> {
  const [payment] = await listPostedPayments.all(tx, { checkoutId });
  return payment?.kept ?? 0;
}

const findTimezone = statement(
  { timezone: 'text' },
  sql`select timezone from users where user_id = ${$.userId}`,
);

async function timezoneOf(tx: Tx, userId: string): Promise<string> {
  return (await findTimezone.one(tx, { userId })).timezone;
}

function present(charId: string, periodEnd: Date): CallOutput<'claimSubscriptionGift'> {
  return { char_id: charId, period_end: periodEnd.toISOString() };
}
