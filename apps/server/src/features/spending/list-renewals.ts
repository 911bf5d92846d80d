import type { CallOutput } from '@kindred/contract/all/calls';
import type { Renewal } from '@kindred/contract/spending/calls';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { inputs, raw, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { rateJson } from '../wallet/currency/agreed-rate.sql.ts';
import { payeeColumns } from './payee.sql.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz' });

type CurrencySum = CallOutput<'listRenewals'>['month_charged'][number];

const maxRenewals = 1000;

const subscriptions = sql`select m.char_id, m.state, m.period_end, m.month_usd_cents, ${payeeColumns},
    greatest(0, coalesce(k.intro_charges - b.charges, 0)) as intro_left,
    charge_price(k.intro_usd_cents, k.intro_charges, m.month_usd_cents, b.charges + 1) as next_usd_cents,
    coalesce(k.currency, 'USD') as currency, coalesce(k.rate_micros, 1000000) as rate_micros
  from memberships m join characters c using (char_id)
  left join checkouts k on k.user_id = m.user_id and k.subscription_ref = m.provider_ref
  cross join lateral (select count(*) as charges from subscription_charges s where s.checkout_id = k.checkout_id) b
  where m.user_id = ${$.viewerId} and m.kind = 'pro' and m.renews and m.state <> 'expired'
  order by m.period_end limit ${maxRenewals}`;

const vip = sql`select null::bigint, v.state, v.period_end, v.month_usd_cents, '', '', true, 0, v.month_usd_cents,
    coalesce(k.currency, 'USD'), coalesce(k.rate_micros, 1000000)
  from vip_memberships v left join checkouts k on k.user_id = v.user_id and k.subscription_ref = v.provider_ref
  where v.user_id = ${$.viewerId} and v.renews and v.state <> 'expired'`;

// The same rounding as `presentAmount`.
const amountOf = (usdCents: 'next_usd_cents' | 'month_usd_cents') =>
  sql`greatest(1, round(r.${raw(usdCents)} * r.rate_micros / 1000000.0))`;
const sumsOf = <Where>(
  amount: Sql,
  where: Sql<Where>,
) => sql`(select coalesce(json_agg(s order by s.currency), '[]')
  from (select r.currency, sum(${amount})::bigint as amount from due r where ${where} group by r.currency) s)`;
const isSoon = sql`r.period_end <= ${$.now} + interval '30 days'`;

const listMine = statement(
  {
    list: as<Renewal[]>('json'),
    month: 'bigint!',
    year: 'bigint!',
    month_charged: as<CurrencySum[]>('json'),
    year_charged: as<CurrencySum[]>('json'),
  },
  sql`with due as ((${subscriptions}) union all (${vip}))
    select coalesce(json_agg(json_build_object('char_id', r.char_id::text, 'name', r.name, 'avatar', r.avatar,
      'is_there', r.is_there, 'usd_cents', r.next_usd_cents, 'agreed_rate', ${rateJson('r')}, 'time', ${jsonInstant(sql`r.period_end`)},
      'kind', case when r.period_end <= ${$.now} then 'past_due' when r.state = 'trialing' then 'first_charge' else 'renewal' end)
      order by r.period_end, r.char_id), '[]') as list,
    coalesce(sum(r.next_usd_cents) filter (where ${isSoon}), 0)::bigint as month,
    coalesce(sum(r.month_usd_cents * 12 - r.intro_left * (r.month_usd_cents - r.next_usd_cents)), 0)::bigint as year,
    ${sumsOf(amountOf('next_usd_cents'), isSoon)} as month_charged,
    ${sumsOf(
      sql`${amountOf('month_usd_cents')} * 12 - r.intro_left * (${amountOf('month_usd_cents')} - ${amountOf('next_usd_cents')})`,
      sql`true`,
    )} as year_charged
    from due r`,
);

export async function listRenewals(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  _input: unknown,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'listRenewals'>> {
  const { list, month, year, month_charged, year_charged } = await listMine.one(db, {
    viewerId,
    now: clock.now(),
  });
  return { list, month_usd_cents: Number(month), year_usd_cents: Number(year), month_charged, year_charged };
}
