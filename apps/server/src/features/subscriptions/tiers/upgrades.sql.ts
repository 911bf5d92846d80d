import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

/** The SQL of upgrades: what a checkout of the difference was reckoned from, and the tier that goes up and back with it. */

const checkoutId = input('checkoutId', 'text');
const subscriptionRef = input('subscriptionRef', 'text');
const now = input('now', 'timestamptz');

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

/** What the checkout is for. */
export const findUpgrade = statement(
  upgradeRow,
  sql`select user_id, char_id, subscription_ref, from_level, from_usd_cents, to_level, month_usd_cents, period_end, state
    from tier_upgrades where checkout_id = ${checkoutId}`,
);

/** `done` when it is paid, `undone` when it is paid back whole. */
export const setUpgradeState = statement(
  {},
  sql`update tier_upgrades set state = ${input('state', 'text')} where checkout_id = ${checkoutId}`,
);

/** Raises the tier, for what is left of the period. A renewal changes nothing, be it told before or after. */
export const moveUp = statement(
  { before: 'integer!' },
  sql`update memberships m set tier_level = ${input('toLevel', 'integer')}, month_usd_cents = ${input('monthUsdCents', 'integer')},
      switch_level = null, switch_from_usd_cents = null, updated_at = ${now}
    from memberships b
    where m.provider_ref = ${subscriptionRef} and b.user_id = m.user_id and b.char_id = m.char_id
      and (m.state in ('active', 'past_due') or m.state = 'canceled' and m.period_end > ${now})
      and m.period_end >= ${input('periodEnd', 'timestamptz')} and m.tier_level = ${input('fromLevel', 'integer')}
    returning b.month_usd_cents as before`,
);

// Where the upgrade that it was reckoned from went back as well, what they had before that one.
const formerTier = sql`with recursive former (level, usd_cents) as (
    select ${input('fromLevel', 'integer')}, ${input('fromUsdCents', 'integer')}
    union select u.from_level, u.from_usd_cents from former join tier_upgrades u on u.to_level = former.level
    where u.subscription_ref = ${subscriptionRef} and u.state = 'undone' and u.period_end = ${input('periodEnd', 'timestamptz')})
  select level, usd_cents from former order by level limit 1`;

/**
 * Gives the former tier and price back, also where the subscription has ended since. Whoever has paid a whole period of the higher
 * tier since, or its difference anew, keeps it.
 */
export const moveBack = statement(
  { before: 'integer!', after: 'integer!', user_id: 'bigint', char_id: 'bigint', is_joined: 'boolean!' },
  sql`update memberships m set tier_level = former.level, month_usd_cents = former.usd_cents,
      switch_level = null, switch_from_usd_cents = null, updated_at = ${now}
    from memberships b, (${formerTier}) former
    where m.provider_ref = ${subscriptionRef} and b.user_id = m.user_id and b.char_id = m.char_id
      and m.tier_level = ${input('toLevel', 'integer')}
      and not exists (select from checkouts k join subscription_charges s using (checkout_id)
        where k.subscription_ref = m.provider_ref and s.period_end > ${input('periodEnd', 'timestamptz')}
          and s.usd_cents = ${input('monthUsdCents', 'integer')})
      and not exists (select from tier_upgrades u
        where u.subscription_ref = m.provider_ref and u.state = 'done' and u.to_level = m.tier_level
          and u.period_end >= ${input('periodEnd', 'timestamptz')})
    returning b.month_usd_cents as before, m.month_usd_cents as after, m.user_id, m.char_id, m.period_end > ${now} as is_joined`,
);

/** The higher tier again, for whoever was charged a month of it before the provider heard that its difference was paid back. */
export const moveUpAgain = statement(
  { before: 'integer!' },
  sql`update memberships m set tier_level = u.to_level, month_usd_cents = u.month_usd_cents,
      switch_level = null, switch_from_usd_cents = null, updated_at = ${now}
    from memberships b, tier_upgrades u
    where m.provider_ref = ${subscriptionRef} and b.user_id = m.user_id and b.char_id = m.char_id
      and u.subscription_ref = m.provider_ref and u.state = 'undone' and u.from_level = m.tier_level
      and u.period_end < ${input('periodEnd', 'timestamptz')} and u.month_usd_cents = ${input('monthUsdCents', 'integer')}
      and m.month_usd_cents <> u.month_usd_cents and m.state <> 'expired'
    returning b.month_usd_cents as before`,
);
