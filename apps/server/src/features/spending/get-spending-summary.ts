import type { ParsedInput } from '@kindred/contract/all/calls';
import type { SpendingSummary } from '@kindred/contract/spending/calls';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { isTheirCharge, receiptJoins } from '../wallet/receipts/receipts.sql.ts';
import { payeeColumns, purchaseGroup } from './payee.sql.ts';

const $ = inputs({ viewerId: 'bigint', month: 'text?' });

const maxMonths = 36;
const maxCreators = 100;

const zone = sql`(select u.timezone from users u where u.user_id = ${$.viewerId})`;
const paidEntries = sql`(select s.*, to_char(s.created_at at time zone ${zone}, 'YYYY-MM') as month
  from list_spending(${$.viewerId}, '-infinity') s)`;
const spentEntries = sql`(select s.* from ${paidEntries} s where s.spent <> 0)`;
const isInMonth = sql`(${$.month} is null or s.month = ${$.month})`;
const sumOf = (group: 'gift' | 'unlock' | 'message' | 'subscription') =>
  sql`coalesce(sum(s.spent) filter (where ${purchaseGroup('s')} = ${raw(`'${group}'`)}), 0)::integer`;
const houseSum = (kind: 'lucky_box' | 'vip' | 'purchase', meter: 'spent' | 'charged') =>
  sql`coalesce(sum(${raw(`s.${meter}`)}) filter (where s.kind = ${raw(`'${kind}'`)}), 0)::integer`;

const listMonths = statement(
  {
    months: as<SpendingSummary['months']>('json'),
    total: 'bigint!',
    house: as<SpendingSummary['house']>('json'),
  },
  sql`select coalesce((select json_agg(m order by m.month desc) from (
      select s.month, sum(s.spent)::integer as usd_cents from ${spentEntries} s
      group by s.month order by s.month desc limit ${maxMonths}) m), '[]') as months,
    h.total, json_build_object('lucky_box_usd_cents', h.boxes, 'vip_usd_cents', h.vip, 'diamonds_usd_cents', h.diamonds) as house
    from (select coalesce(sum(s.spent), 0)::bigint as total, ${houseSum('lucky_box', 'spent')} as boxes,
        ${houseSum('vip', 'charged')} as vip, ${houseSum('purchase', 'charged')} as diamonds
      from ${paidEntries} s where ${isInMonth}) h`,
);

const listCreators = statement(
  { creators: as<SpendingSummary['creators']>('json') },
  sql`select coalesce(json_agg(json_build_object('char_id', p.char_id::text, 'name', p.name, 'avatar', p.avatar,
      'is_there', p.is_there, 'usd_cents', p.usd_cents, 'gift_usd_cents', p.gifts, 'post_usd_cents', p.posts,
      'message_usd_cents', p.messages, 'subscription_usd_cents', p.subscriptions) order by p.usd_cents desc, p.char_id), '[]') as creators
    from (select c.char_id, ${payeeColumns}, t.usd_cents, t.gifts, t.posts, t.messages, t.subscriptions from (
        select s.char_id, sum(s.spent)::integer as usd_cents, ${sumOf('gift')} as gifts, ${sumOf('unlock')} as posts,
          ${sumOf('message')} as messages, ${sumOf('subscription')} as subscriptions
        from ${spentEntries} s where ${isInMonth} and s.char_id is not null
        group by s.char_id order by sum(s.spent) desc, s.char_id limit ${maxCreators}) t
      join characters c using (char_id)) p`,
);

const zoned = sql`to_char(e.created_at at time zone ${zone}, 'YYYY-MM')`;
// Unused payments were refunded in full.
const listCharged = statement(
  { charged: as<SpendingSummary['charged']>('json') },
  sql`select coalesce(json_agg(c order by c.currency) filter (where c.amount <> 0), '[]') as charged
    from (select coalesce(p.presented_currency, 'USD') as currency, sum(case when p.presented_currency is null
        then p.usd_cents - coalesce(given_back.cents, 0) else p.presented_amount - p.presented_refunded end)::bigint as amount
      from journal_entries e ${receiptJoins}
      where ${isTheirCharge} and e.kind <> 'unapplied'
        and (${$.month} is null or ${zoned} = ${$.month})
      group by 1) c`,
);

/** Sums the viewer's spending from the ledger: by month, and by creator for one month or all. */
export async function getSpendingSummary(
  { db }: Pick<Context, 'db'>,
  { month: requestedMonth }: ParsedInput<'getSpendingSummary'>,
  { userId: viewerId }: Viewer,
): Promise<SpendingSummary> {
  const month = requestedMonth ?? null;
  const [{ months, total, house }, { creators }, { charged }] = await Promise.all([
    listMonths.one(db, { viewerId, month }),
    listCreators.one(db, { viewerId, month }),
    listCharged.one(db, { viewerId, month }),
  ]);
  return { months, total_usd_cents: Number(total), charged, house, creators };
}
