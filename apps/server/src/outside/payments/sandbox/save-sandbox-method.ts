import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { SandboxCard } from './sandbox-cards.ts';

const $ = inputs({ customerRef: 'text', methodRef: 'text', card: 'text', now: 'timestamptz' });

// The first one is the default.
const insert = statement(
  {},
  sql`insert into sandbox_methods (method_ref, customer_ref, card, is_default, created_at)
    values (${$.methodRef}, ${$.customerRef}, ${$.card}, not exists (
      select from sandbox_methods where customer_ref = ${$.customerRef} and is_default), ${$.now})
    on conflict do nothing`,
);

/** Keeps a card that a customer has paid with or has added. */
export async function saveSandboxMethod(
  db: Tx | Db,
  customer: string | null,
  card: SandboxCard,
  now: Date,
): Promise<void> {
  if (customer === null) return;
  await insert.run(db, { customerRef: customer, methodRef: `pm_${customer}_${card}`, card, now });
}
