import type { Vip } from '@kindred/contract/shop/calls';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { rateJson } from '../../wallet/currency/agreed-rate.sql.ts';

const $ = inputs({
  userId: 'bigint',
  now: 'timestamptz',
  ref: 'text',
  periodEnd: 'timestamptz',
  monthUsdCents: 'integer',
  monthDiamonds: 'integer',
  until: 'timestamptz',
  overdueBefore: 'timestamptz',
  provider: 'text',
  before: 'timestamptz',
});

const vipRow = {
  state: as<Exclude<Vip['state'], 'none'>>('text'),
  period_end: 'timestamptz',
  month_usd_cents: 'integer',
  month_diamonds: 'integer',
  renews: 'boolean',
  provider_ref: 'text',
  agreed_rate: as<Vip['agreed_rate']>('json?'),
} as const;
export type VipRow = ColumnsOf<typeof vipRow>;

export const findVip = statement(
  vipRow,
  sql`select v.state, v.period_end, v.month_usd_cents, v.month_diamonds, v.renews, v.provider_ref, ${rateJson('k')} as agreed_rate
    from vip_memberships v left join checkouts k on k.user_id = v.user_id and k.subscription_ref = v.provider_ref
    where v.user_id = ${$.userId}`,
);

export const lockVip = statement(
  {},
  sql`select pg_advisory_xact_lock(hashtextextended('vip ' || ${$.userId}, 0))`,
);

/** Starts or restarts a VIP; time that was paid before is never shortened. */
export const upsertVip = statement(
  {},
  sql`insert into vip_memberships as v (user_id, state, period_end, month_usd_cents, month_diamonds, renews,
      provider_ref, started_at, updated_at)
    values (${$.userId}, 'active', ${$.periodEnd}, ${$.monthUsdCents},
      ${$.monthDiamonds}, true, ${$.ref}, ${$.now}, ${$.now})
    on conflict (user_id) do update set state = 'active', period_end = greatest(v.period_end, excluded.period_end),
      month_usd_cents = excluded.month_usd_cents, month_diamonds = excluded.month_diamonds, renews = true,
      provider_ref = excluded.provider_ref, updated_at = excluded.updated_at,
      started_at = case when v.state = 'expired' then excluded.started_at else v.started_at end`,
);

export const extendVip = statement(
  { user_id: 'bigint' },
  sql`update vip_memberships set state = case when renews then 'active' else 'canceled' end,
      period_end = greatest(period_end, ${$.periodEnd}), updated_at = ${$.now}
    where provider_ref = ${$.ref} returning user_id`,
);

/** Extends access while the provider collects the payment of the new month. */
export const extendVipWhileCollecting = statement(
  {},
  sql`update vip_memberships set period_end = ${$.until}, updated_at = ${$.now}
    where provider_ref = ${$.ref} and period_end < ${$.until} and state = 'active'`,
);

export const markVipPastDue = statement(
  { user_id: 'bigint' },
  sql`update vip_memberships set state = 'past_due', updated_at = ${$.now}
    where provider_ref = ${$.ref} and state = 'active' and period_end <= ${$.periodEnd}
    returning user_id`,
);

export const markVipCanceled = statement(
  {},
  sql`update vip_memberships set state = 'canceled', renews = false, updated_at = ${$.now}
    where provider_ref = ${$.ref} and state in ('active', 'past_due')`,
);

export const markVipResumed = statement(
  {},
  sql`update vip_memberships set state = 'active', renews = true, updated_at = ${$.now}
    where provider_ref = ${$.ref} and state = 'canceled' and period_end > ${$.now}`,
);

export const markVipEnded = statement(
  { user_id: 'bigint' },
  sql`update vip_memberships set state = 'expired', renews = false, period_end = least(period_end, ${$.now}),
      updated_at = ${$.now}
    where provider_ref = ${$.ref} and state <> 'expired' returning user_id`,
);

/** Lists VIPs that were canceled and whose month is over, or that could not be charged for a week. */
export const listOverdueVips = statement(
  { provider_ref: 'text' },
  sql`select provider_ref from vip_memberships
    where state = 'canceled' and period_end <= ${$.now}
      or state = 'past_due' and period_end < ${$.overdueBefore}
    order by period_end limit 200`,
);

/** Lists VIPs whose month is over but that sent no webhook. */
export const listSilentVips = statement(
  { checkout_id: 'text', provider_ref: 'text?' },
  sql`select k.checkout_id, k.provider_ref from vip_memberships v
    join checkouts k on k.provider = ${$.provider} and k.subscription_ref = v.provider_ref
    where v.state <> 'expired' and v.period_end < ${$.before}
    order by v.period_end desc limit 200`,
);
