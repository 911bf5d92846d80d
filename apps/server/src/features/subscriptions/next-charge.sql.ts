import { sql } from '../../platform/db/sql.ts';

/** Adds `b`, what the checkout of the membership `s` has agreed to and how often it was charged; nulls without one. */
export const nextChargeJoin = sql`left join lateral (
  select k.intro_usd_cents, k.intro_charges, k.currency, k.rate_micros, (select count(*) from subscription_charges g where g.checkout_id = k.checkout_id) as charges
  from checkouts k where k.user_id = s.user_id and k.subscription_ref = s.provider_ref) b on true`;

/** US cents that the next renewal of the membership `s` costs. */
export const nextCharge = sql`coalesce(charge_price(b.intro_usd_cents, b.intro_charges, s.month_usd_cents, b.charges + 1), 0)`;
