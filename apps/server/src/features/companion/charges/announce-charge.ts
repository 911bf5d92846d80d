import type { Context } from '../../../context.ts';
import type { LiveBus } from '../../../platform/realtime/live-bus.ts';
import { availableAt } from '../../wallet/ledger/post-card-sale.ts';

type Charge = { wallet_balance: string | null; is_paid?: boolean | null };

/** How a message is sold at this moment: the creator's share, and when it becomes available. */
export function saleTerms({ clock, config }: Pick<Context, 'clock' | 'config'>) {
  const now = clock.now();
  return { shareBps: config.creatorShareBps, now, availableAt: availableAt(now) };
}

/** Tells the fan their balance where what was reserved for a message was captured or given back, and the creator of a sale. */
export function announceCharge(
  live: LiveBus,
  { wallet_balance: balance, is_paid: isPaid }: Charge,
  { user_id: fanId, creator_user_id: creatorId }: { user_id: string; creator_user_id: string },
): void {
  if (balance === null) return;
  live.publish([fanId], { type: 'wallet.changed', diamond: Number(balance) });
  if (isPaid) live.publish([creatorId], { type: 'earnings.changed' });
}
