import { as } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { keptUsdCents } from './posted-payments.ts';

const $ = inputs({ refusal: 'text', now: 'timestamptz', provider: 'text', paymentRef: 'text' });

/** The reason why the provider never refunds a payment that we want to refund. */

type Refusal = 'disputed' | 'refused';
const isKept = sql`${keptUsdCents(raw('p'))} > 0`;

/** Stores the reason. Changes nothing for a known reason, or when nothing of the payment is left in our books. */
export const noteRefusal = statement(
  {},
  sql`update payments p set refund_refusal = ${$.refusal}, refund_refused_at = ${$.now}
    where p.provider = ${$.provider} and p.payment_ref = ${$.paymentRef}
      and p.refund_refusal is distinct from ${$.refusal} and ${isKept}`,
);

const listAll = statement(
  {
    payment_ref: 'text',
    checkout_id: 'text',
    user_id: 'bigint',
    kept: 'integer!',
    refusal: as<Refusal>('text!'),
    refused_at: 'timestamptz!',
  },
  sql`select p.payment_ref, p.checkout_id, k.user_id, ${keptUsdCents(raw('p'))}::integer as kept,
      p.refund_refusal as refusal, p.refund_refused_at as refused_at
    from payments p join checkouts k using (checkout_id)
    where p.refund_refusal is not null and ${isKept} order by p.refund_refused_at, p.payment_ref`,
);

/** Returns the refunds that staff have to settle in another way, oldest first; `kept` is in US cents. */
export function listRefusedRefunds(db: Db) {
  return listAll.all(db);
}
