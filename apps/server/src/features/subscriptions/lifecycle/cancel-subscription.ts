import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { lockTier } from '../../offers/tiers/page-tiers.sql.ts';
import { orUnavailable } from '../../wallet/payments/provider-away.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { findMembership, type Membership } from '../find-membership.ts';

const $ = inputs({ now: 'timestamptz', ref: 'text' });

const updateCanceled = statement(
  {},
  sql`update memberships set state = 'canceled', renews = false, updated_at = ${$.now}
    where provider_ref = ${$.ref} and state in ('trialing', 'active', 'past_due')`,
);

// `trialing` as long as the current period was not charged.
const updateResumed = statement(
  {},
  sql`update memberships m set renews = true, updated_at = ${$.now},
      state = case when exists (
        select from subscription_charges s join checkouts k using (checkout_id)
        where k.user_id = m.user_id and k.char_id = m.char_id and s.period_end = m.period_end
      ) then 'active' else 'trialing' end
    where provider_ref = ${$.ref} and state = 'canceled' and period_end > ${$.now}
      and exists (select from characters c where c.char_id = m.char_id
        and ${notBlocked(raw('m.user_id'), raw('c.user_id'))})`,
);

const supersedeFetches = statement(
  {},
  sql`update checkouts set applied_fetch = nextval('payment_fetches') where subscription_ref = ${$.ref}`,
);

/** Stops the renewal at the provider, then here; access lasts to the end of the period. */
export async function cancelSubscription(
  context: Context,
  { char_id: charId }: ParsedInput<'cancelSubscription'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  const { ref, state } = await getLive(context, userId, charId);
  if (state === 'canceled') return {};
  await orUnavailable(context, () => context.payments.cancelRenewal(ref));
  await updateCanceled.run(context.db, { ref, now: context.clock.now() });
  return {};
}

/**
 * Revokes a cancellation while the period runs, at the agreed price. Refuses with `notJoined`, `proSalesOff`,
 * `notForSale`, and with `notFound` after a block.
 */
export async function resumeSubscription(
  context: Context,
  { char_id: charId }: ParsedInput<'resumeSubscription'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  const { ref, state, period_end, tier_level, switch_level } = await getLive(context, userId, charId);
  if (state !== 'canceled') return {};
  if (!period_end || period_end <= context.clock.now()) refuse('notJoined');
  const character = await getJoinable(context.db, userId, charId);
  if (character.group_id === null || !character.pro_sales_open) refuse('proSalesOff');
  const level = switch_level ?? tier_level;
  if (level > 0 && !(await lockTier.first(context.db, { charId, level }))) refuse('notForSale');
  await orUnavailable(context, () => context.payments.resumeRenewal(ref));
  if (await storeResumption(context, ref)) return {};
  await orUnavailable(context, () => context.payments.cancelRenewal(ref));
  return refuse('notFound');
}

/** Returns false after a concurrent block. Provider states fetched before the resumption become obsolete. */
function storeResumption(context: Context, ref: string): Promise<boolean> {
  return transact(context, async (tx) => {
    await supersedeFetches.run(tx, { ref });
    return (await updateResumed.run(tx, { ref, now: context.clock.now() })) > 0;
  });
}

async function getLive(
  { db }: Context,
  userId: string,
  charId: string,
): Promise<Membership & { ref: string }> {
  const membership = await findMembership(db, userId, charId);
  if (membership?.kind !== 'pro' || membership.state === 'expired') return refuse('notJoined');
  const ref = membership.provider_ref ?? refuse('notJoined');
  return { ...membership, ref };
}
