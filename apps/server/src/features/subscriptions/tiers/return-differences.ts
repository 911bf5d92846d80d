import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, raw, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import { keptUsdCents } from '../../wallet/payments/posted-payments.ts';
import { enqueueRefund } from '../../wallet/payments/return-payment.ts';

const $ = inputs({ subscriptionRef: 'text', since: 'timestamptz' });

const listOwedWhere = <Inputs>(which: Sql<Inputs>) =>
  statement(
    { payment_ref: 'text', checkout_id: 'text' },
    sql`select difference.payment_ref, difference.checkout_id from tier_upgrades u
      join payments difference on difference.checkout_id = u.checkout_id
      join checkouts k on k.subscription_ref = u.subscription_ref
      join payments month on month.checkout_id = k.checkout_id and month.period_end = u.period_end
      where ${which} and u.state <> 'waiting' and ${keptUsdCents(raw('month'))} = 0 and ${keptUsdCents(raw('difference'))} > 0
        and difference.refund_refusal is null
        -- The bank decides on disputed payments; the provider does not refund them.
        and not exists (select from journal_entries r where r.reverses = difference.entry_id and r.kind = 'chargeback')`,
  );

const listOwedOfSubscription = listOwedWhere(sql`u.subscription_ref = ${$.subscriptionRef}`);
const listOwedOfLatePeriods = listOwedWhere(sql`u.period_end > ${$.since}`);

/** Refunds the differences of upgrades whose period was refunded or disputed in full; a repeat does nothing. */
export async function returnDifferences(tx: Tx, subscriptionRef: string): Promise<void> {
  for (const payment of await listOwedOfSubscription.all(tx, { subscriptionRef }))
    await enqueueRefund(tx, payment);
}

/** Does the same for all periods that ended after `since`, in case earlier jobs failed. */
export async function returnOwedDifferences(db: Db, since: Date): Promise<void> {
  for (const payment of await listOwedOfLatePeriods.all(db, { since })) await enqueueRefund(db, payment);
}
