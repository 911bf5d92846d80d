import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ paymentRef: 'text', now: 'timestamptz' });

/** CCBill's list may tell of something so long after it happened. */
const listedWithinHours = 2;

// Asked for again only once the list has been read past the time of the first try; what it told by then counts already.
const insertTry = statement(
  {},
  sql`insert into ccbill_refund_tries as t (payment_ref, tried_at) values (${$.paymentRef}, ${$.now})
    on conflict (payment_ref) do update set tried_at = excluded.tried_at
      where t.tried_at + make_interval(hours => ${listedWithinHours}) < (select read_until from ccbill_extract)`,
);

const deleteTry = statement({}, sql`delete from ccbill_refund_tries where payment_ref = ${$.paymentRef}`);

/**
 * Records the request of a refund. Throws while an earlier try of it has no answer and CCBill's list does not reach beyond it:
 * CCBill may have refunded it, and would do so twice.
 */
export async function tryRefundOnce(db: Db, paymentRef: string, now: Date): Promise<void> {
  if ((await insertTry.run(db, { paymentRef, now })) === 0)
    throw new Error('CCBill has not said yet what became of an earlier try');
}

/** The try has its answer. */
export async function forgetRefundTry(db: Db, paymentRef: string): Promise<void> {
  await deleteTry.run(db, { paymentRef });
}
