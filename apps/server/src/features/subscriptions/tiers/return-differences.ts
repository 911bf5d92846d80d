import type { Db, Tx } from '../../../platform/db/db.ts';
import { input, raw, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import { keptUsdCents } from '../../wallet/payments/posted-payments.ts';
import { enqueueRefund } from '../../wallet/payments/return-payment.ts';

const listOwed = <Inputs>(which: Sql<Inputs>) =>
  statement(
    { payment_ref: 'text', checkout_id: 'text' },
    sql`select difference.payment_ref, difference.checkout_id from tier_upgrades u
      join payments difference on difference.checkout_id = u.checkout_id
      join checkouts k on k.subscription_ref = u.subscription_ref
      join payments month on month.checkout_id = k.checkout_id and month.period_end = u.period_end
      where ${which} and u.state <> 'waiting' and ${keptUsdCents(raw('month'))} = 0 and ${keptUsdCents(raw('difference'))} > 0
        and difference.refund_refusal is null
        -- What its owner has disputed, a bank decides; a provider refunds it no more.
        and not exists (select from journal_entries r where r.reverses = difference.entry_id and r.kind = 'chargeback')`,
  );

const ofSubscription = listOwed(sql`u.subscription_ref = ${input('subscriptionRef', 'text')}`);
const ofLatePeriods = listOwed(sql`u.period_end > ${input('since', 'timestamptz')}`);

/**
 * A difference is paid for what is left of one period. Where the charge of that period was refunded or disputed whole, nothing is
 * left of it, and what is kept of the difference goes back, by a job. Asked again, nothing happens twice.
 */
export async function returnDifferences(tx: Tx, subscriptionRef: string): Promise<void> {
  for (const owed of await ofSubscription.all(tx, { subscriptionRef })) await enqueueRefund(tx, owed);
}

/** The same for all periods that ended after `since`, whatever became of earlier jobs. */
export async function returnOwedDifferences(db: Db, since: Date): Promise<void> {
  for (const owed of await ofLatePeriods.all(db, { since })) await enqueueRefund(db, owed);
}
