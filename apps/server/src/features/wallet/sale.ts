import type { RefusalName } from '@kindred/contract/wire/errors';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { refuseSpend } from './limits/assert-within-limit.ts';

/** The outcomes of a sale for diamonds (SQL: unlock_post, unlock_message). */
export type SaleOutcome =
  | 'ok'
  | 'repeated'
  | 'key_reused'
  | 'gone'
  | 'not_for_sale'
  | 'price_changed'
  | 'owned'
  | 'insufficient'
  | 'blocked'
  | 'quiet'
  | 'held'
  | 'over_limit';

/** Refuses a sale that did not happen. `gone` is the refusal for a missing thing, `price` is the present price. */
export async function assertSold(
  db: Db | Tx,
  context: Pick<Context, 'clock'>,
  { outcome, price }: { outcome: SaleOutcome; price: number | null },
  { gone, userId }: { gone: RefusalName; userId: string },
): Promise<void> {
  switch (outcome) {
    case 'ok':
    case 'repeated':
      return;
    case 'key_reused':
      return refuse('idempotencyKeyReused');
    case 'gone':
      return refuse(gone);
    case 'not_for_sale':
      return refuse('notForSale');
    case 'price_changed':
      return refuse('priceChanged', { price });
    case 'owned':
      return refuse('alreadyOwned');
    case 'insufficient':
      return refuse('insufficientBalance');
    case 'blocked':
      return refuse('walletBlocked');
    case 'quiet':
      return refuse('salesQuiet');
    case 'held':
      return refuse('ageHeld');
    case 'over_limit':
      return refuseSpend(db, context, { userId, cents: price ?? 0 });
    default:
      return outcome satisfies never;
  }
}
