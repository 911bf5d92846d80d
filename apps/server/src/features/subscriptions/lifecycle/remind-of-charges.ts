import type { ChargeRate } from '@kindred/contract/wallet/charge-rate';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { rateJson } from '../../wallet/currency/agreed-rate.sql.ts';
import { chargedFor } from '../../wallet/currency/charge-rate.ts';
import { notifyFan } from './notify-subscription.ts';

const $ = inputs({
  now: 'timestamptz',
  until: 'timestamptz',
  userId: 'bigint',
  charId: 'bigint',
  after: 'timestamptz',
});

const dayMs = 86_400_000;
const trialNoticeMs = 2 * dayMs;
const fullPriceNoticeMs = 14 * dayMs;
const batchSize = 200;

const selectDue = sql`select m.user_id, m.char_id, m.provider_ref, m.month_usd_cents, m.period_end, ${rateJson('c')} as agreed_rate
  from memberships m left join checkouts c on c.user_id = m.user_id and c.subscription_ref = m.provider_ref`;
const dueRow = {
  user_id: 'bigint',
  char_id: 'bigint',
  provider_ref: 'text!',
  month_usd_cents: 'integer!',
  period_end: 'timestamptz!',
  agreed_rate: as<ChargeRate | null>('json?'),
} as const;

// In the order of the index, after the end of the last batch.
const pageCondition = sql`and m.provider_ref is not null and m.renews and m.kind = 'pro' and m.period_end > ${$.now}
    and m.period_end <= ${$.until}
    and (m.period_end, m.user_id, m.char_id) > (${$.after}, ${$.userId}, ${$.charId})
  order by m.period_end, m.user_id, m.char_id limit ${batchSize}`;

const listTrials = statement(dueRow, sql`${selectDue} where m.state = 'trialing' ${pageCondition}`);

// The introductory price is used up: a bundle, or months at a lower price.
const listFull = statement(
  dueRow,
  sql`${selectDue} where m.state = 'active' and exists (
    select from checkouts k where k.user_id = m.user_id and k.subscription_ref = m.provider_ref
      and k.intro_charges = (select count(*) from subscription_charges s where s.checkout_id = k.checkout_id)) ${pageCondition}`,
);

type Notice = { topic: 'trial_ending' | 'renewal_ahead'; list: typeof listTrials; aheadMs: number };

const notices: Notice[] = [
  { topic: 'trial_ending', list: listTrials, aheadMs: trialNoticeMs },
  { topic: 'renewal_ahead', list: listFull, aheadMs: fullPriceNoticeMs },
];

/**
 * Notifies fans once, with price and date, before a trial ends, and before the first charge at the full month's price
 * after a bundle or an introductory price.
 */
export async function remindOfCharges(context: Context): Promise<void> {
  for (const notice of notices) await remindAll(context, notice);
}

async function remindAll(context: Context, { topic, list, aheadMs }: Notice): Promise<void> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + aheadMs);
  let last = { period_end: now, user_id: '0', char_id: '0' };
  for (;;) {
    const rows = await list.all(context.db, {
      now,
      until,
      after: last.period_end,
      userId: last.user_id,
      charId: last.char_id,
    });
    for (const row of rows) {
      const { user_id: fanId, char_id: charId, month_usd_cents: usdCents, period_end: dueAt } = row;
      const cause = `${topic} ${row.provider_ref} ${dueAt.toISOString()}`;
      const charged = chargedFor(usdCents, row.agreed_rate);
      await transact(context, (tx) =>
        notifyFan(context, tx, { topic, fanId, charId, usdCents, charged, dueAt, cause, now }),
      );
    }
    const newest = rows.at(-1);
    if (!newest || rows.length < batchSize) return;
    last = newest;
  }
}
