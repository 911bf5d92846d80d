import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { CheckoutRow, SettledCheckout } from '../payments/settlement.ts';
import { hasSpendingLimit } from './assert-within-limit.ts';

const $ = inputs({ userId: 'bigint', checkoutId: 'text', paidAt: 'timestamptz', now: 'timestamptz' });

// Of two payments of a person that settle at once, the later sees the entry of the earlier.
const lock = statement({}, sql`select pg_advisory_xact_lock(hashtextextended('limit ' || ${$.userId}, 0))`);

const isOverLimit = statement(
  { is_over: 'boolean!' },
  sql`select is_over_limit(${$.checkoutId}, ${$.paidAt},
    ${$.now}) as is_over`,
);

/**
 * Marks the first payment of a checkout for a refund when it exceeds the buyer's limit: the limit was lowered while
 * the checkout was open, or the buyer paid late on a page that its provider does not close.
 */
export async function refuseOverLimit(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  { checkout_id: checkoutId, user_id: userId, price_usd_cents: price }: CheckoutRow,
  provided: SettledCheckout,
): Promise<SettledCheckout> {
  const [first, ...later] = provided.payments;
  if (!first || first.mismatch || price === 0 || !(await hasSpendingLimit(tx, userId))) return provided;
  await lock.run(tx, { userId });
  const { is_over } = await isOverLimit.one(tx, { checkoutId, paidAt: first.paidAt, now: clock.now() });
  return is_over ? { ...provided, payments: [{ ...first, mismatch: 'over_limit' }, ...later] } : provided;
}
