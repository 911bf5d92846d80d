import { sql } from '../../platform/db/sql.ts';

/** Joins `b`: the terms of the checkout of membership `s` and its number of charges; nulls without a checkout. */
export const nextChargeJoin = sql`left join lateral (
  select k.intro_usd_cents, k.intro_charges, k.currency, k.rate_micros, (select count(*) from subscription_charges g where g.checkout_id = k.checkout_id) as charges
  from checkouts k where k.user_id = s.user_id and k.subscription_ref = s.provider_ref) b on true`;

/** The US cents of the next renewal of membership `s`. */
export const nextCharge = sql`coalesce(charge_price(b.intro_usd_cents, b.intro_charges, s.month_usd_cents, b.charges + 1), 0)`;
