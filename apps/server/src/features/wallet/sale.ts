import type { RefusalName } from '@kindred/contract/wire/errors';
import { refuse } from '../../platform/app-error.ts';

/** How buying something with diamonds ended (SQL: unlock_post, unlock_message). */
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
  | 'quiet';

/** Refuses a sale that did not happen; `gone` says how where the thing is not there. `price` is what it costs now. */
export function assertSold(
  { outcome, price }: { outcome: SaleOutcome; price: number | null },
  gone: RefusalName,
): void {
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
    default:
      return outcome satisfies never;
  }
}
