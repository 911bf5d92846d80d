import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { keptUsdCents } from '../../wallet/payments/posted-payments.ts';

const $ = inputs({
  checkoutId: 'text',
  subscriptionRef: 'text',
  now: 'timestamptz',
  state: 'text',
  toLevel: 'integer',
  monthUsdCents: 'integer',
  periodEnd: 'timestamptz',
  fromLevel: 'integer',
  fromUsdCents: 'integer',
});

const upgradeRow = {
  user_id: 'bigint',
  char_id: 'bigint',
  subscription_ref: 'text',
  from_level: 'integer',
  from_usd_cents: 'integer',
  to_level: 'integer',
  month_usd_cents: 'integer',
  period_end: 'timestamptz',
  state: as<'waiting' | 'done' | 'undone'>('text'),
} as const;
export type Upgrade = ColumnsOf<typeof upgradeRow>;

export const findUpgrade = statement(
  upgradeRow,
  sql`select user_id, char_id, subscription_ref, from_level, from_usd_cents, to_level, month_usd_cents, period_end, state
    from tier_upgrades where checkout_id = ${$.checkoutId}`,
);

/** Undone upgrades whose payment came back. A member who has resumed at the lower price keeps that. */
export const listKeptAgain = statement(
  { ...upgradeRow, checkout_id: 'text' },
  sql`select u.checkout_id, u.user_id, u.char_id, u.subscription_ref, u.from_level, u.from_usd_cents, u.to_level,
      u.month_usd_cents, u.period_end, u.state
    from tier_upgrades u join payments p using (checkout_id)
      join memberships m on m.provider_ref = u.subscription_ref and not m.renews
    where u.subscription_ref = ${$.subscriptionRef} and u.state = 'undone' and ${keptUsdCents(raw('p'))} > 0`,
);

/** `done` when it is paid, `undone` when it is fully refunded. */
export const setUpgradeState = statement(
  {},
  sql`update tier_upgrades set state = ${$.state} where checkout_id = ${$.checkoutId}`,
);

/** Raises the tier for the rest of the period. A renewal before or after does not interfere. */
export const moveUp = statement(
  { before: 'integer!' },
  sql`update memberships m set tier_level = ${$.toLevel}, month_usd_cents = ${$.monthUsdCents},
      switch_level = null, switch_from_usd_cents = null, updated_at = ${$.now}
    from memberships b
    where m.provider_ref = ${$.subscriptionRef} and b.user_id = m.user_id and b.char_id = m.char_id
      and (m.state in ('active', 'past_due') or m.state = 'canceled' and m.period_end > ${$.now})
      and m.period_end >= ${$.periodEnd} and m.tier_level = ${$.fromLevel}
    returning b.month_usd_cents as before`,
);

// When the upgrade's starting tier was itself refunded, the tier before it.
const formerTier = sql`with recursive former (level, usd_cents) as (
    select ${$.fromLevel}, ${$.fromUsdCents}
    union select u.from_level, u.from_usd_cents from former join tier_upgrades u on u.to_level = former.level
    where u.subscription_ref = ${$.subscriptionRef} and u.state = 'undone' and u.period_end = ${$.periodEnd})
  select level, usd_cents from former order by level limit 1`;

/**
 * Restores the former tier and price, also after the subscription has ended. A member who has since paid a whole
 * period of the higher tier, or its difference again, keeps it.
 */
export const moveBack = statement(
  { before: 'integer!', after: 'integer!', user_id: 'bigint', char_id: 'bigint', is_joined: 'boolean!' },
  sql`update memberships m set tier_level = former.level, month_usd_cents = former.usd_cents,
      switch_level = null, switch_from_usd_cents = null, updated_at = ${$.now}
    from memberships b, (${formerTier}) former
    where m.provider_ref = ${$.subscriptionRef} and b.user_id = m.user_id and b.char_id = m.char_id
      and m.tier_level = ${$.toLevel}
      and not exists (select from checkouts k join subscription_charges s using (checkout_id)
        where k.subscription_ref = m.provider_ref and s.period_end > ${$.periodEnd}
          and s.usd_cents = ${$.monthUsdCents})
      and not exists (select from tier_upgrades u
        where u.subscription_ref = m.provider_ref and u.state = 'done' and u.to_level = m.tier_level
          and u.period_end >= ${$.periodEnd})
    returning b.month_usd_cents as before, m.month_usd_cents as after, m.user_id, m.char_id, m.period_end > ${$.now} as is_joined`,
);

/** For a member who was charged a month of the tier before the provider learned of the refunded difference. */
export const moveUpAgain = statement(
  { before: 'integer!' },
  sql`update memberships m set tier_level = u.to_level, month_usd_cents = u.month_usd_cents,
      switch_level = null, switch_from_usd_cents = null, updated_at = ${$.now}
    from memberships b, tier_upgrades u
    where m.provider_ref = ${$.subscriptionRef} and b.user_id = m.user_id and b.char_id = m.char_id
      and u.subscription_ref = m.provider_ref and u.state = 'undone' and u.from_level = m.tier_level
      and u.period_end < ${$.periodEnd} and u.month_usd_cents = ${$.monthUsdCents}
      and m.month_usd_cents <> u.month_usd_cents and m.state <> 'expired'
    returning b.month_usd_cents as before`,
);
