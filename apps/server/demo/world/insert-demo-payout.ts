import type { Context } from '../../src/context.ts';
import { completePayout, failPayout } from '../../src/features/payouts/payout/end-payout.ts';
import { lockPayout } from '../../src/features/payouts/payout/payouts.sql.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { inputs, sql, statement } from '../../src/platform/db/sql.ts';
import type { DemoPayout } from './demo-income.ts';
import type { SettledCreator } from './insert-creator.ts';

const $ = inputs({ userId: 'bigint', cents: 'bigint', key: 'text', hash: 'bytea', at: 'timestamptz' });

const dayMs = 86_400_000;
const closed = 'The bank account has been closed.';

const request = statement(
  { outcome: 'text!', payout_id: 'bigint!' },
  sql`select outcome, payout_id from request_payout(${$.userId}, ${$.cents},
    ${$.key}, ${$.hash}, ${$.key}, ${$.at})`,
);

/** A payout of the demo world, with what became of it; the sandbox knows of it too. */
export async function insertDemoPayout(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  { userId, handle }: SettledCreator,
  { usdCents, becomes, bank, daysAgo }: DemoPayout,
  at: Date,
): Promise<void> {
  const key = `payout_demo_${handle}_${daysAgo}`;
  const asked = await request.one(tx, { userId, cents: String(usdCents), key, hash: Buffer.from(key), at });
  if (asked.outcome !== 'ok') throw new Error(`the demo world could not pay out: ${asked.outcome}`);
  const account_ref = `acct_demo_${handle}`;
  const arrives_at = new Date(at.getTime() + 2 * dayMs);
  await tx
    .insertInto('sandbox_payouts')
    .values({
      payout_id: key,
      account_ref,
      amount_usd_cents: usdCents,
      state: becomes,
      failure: becomes === 'failed' ? closed : null,
      is_reclaimed: becomes === 'failed',
      arrives_at,
    })
    .execute();
  await tx
    .updateTable('payouts')
    .set({
      state: 'sent',
      provider: 'sandbox',
      account_ref,
      bank_last4: bank,
      approved_at: at,
      sent_at: at,
      arrives_at,
    })
    .where('payout_id', '=', asked.payout_id)
    .execute();
  const payout = await lockPayout.one(tx, { payoutId: asked.payout_id });
  if (becomes === 'paid') await completePayout(context, tx, payout, arrives_at);
  if (becomes === 'failed')
    await failPayout(context, tx, payout, { reason: 'bank_refused', message: closed, now: arrives_at });
}
