import type { Tx } from '../../../platform/db/db.ts';
import type { CheckoutRow } from './settlement.ts';

export function lockCheckout(tx: Tx, provider: string, checkoutId: string): Promise<CheckoutRow | undefined> {
  return tx
    .selectFrom('checkouts')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
}
