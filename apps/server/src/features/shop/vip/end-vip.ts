import type { Context } from '../../../context.ts';
import { type PartialEvent, publishDomainEvent } from '../../../domain-event.ts';
import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { transact } from '../../../platform/db/transact.ts';
import { cancelAtProvider, closeSubscription } from '../../subscriptions/lifecycle/close-subscription.ts';
import { askProvider } from '../../wallet/payments/check-checkout.ts';
import { findVip, listOverdueVips, listSilentVips, markVipCanceled, markVipEnded } from './vip.sql.ts';

const patienceMs = 300_000;
/** Providers retry a declined renewal for a week; one hour later it ends in any case. */
const overdueMs = 7 * 86_400_000 + 3_600_000;

/** Ends a VIP now. Returns undefined if it had ended before. */
export async function endVip(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  ref: string,
): Promise<'ended' | undefined> {
  const row = await markVipEnded.first(tx, { ref, now: context.clock.now() });
  if (!row) return undefined;
  await notifyVip(context, tx, row.user_id, { topic: 'vip_ended', cause: `vip_ended ${ref}` });
  return 'ended';
}

export function notifyVip(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  userId: string,
  event: PartialEvent<'vip_charged' | 'vip_failed' | 'vip_ended', 'userId' | 'now'>,
): Promise<void> {
  return publishDomainEvent(context, tx, { ...event, userId, now: context.clock.now() });
}

/** Asks the provider about VIPs whose month is over, and ends those that are canceled or overdue. */
export async function checkVips(context: Context): Promise<void> {
  const { db, clock, payments } = context;
  const now = clock.now();
  const before = new Date(now.getTime() - patienceMs);
  const silent = await listSilentVips.all(db, { provider: payments.provider, before });
  for (const checkout of silent) await askProvider(context, checkout);
  const overdueBefore = new Date(now.getTime() - overdueMs);
  for (const { provider_ref } of await listOverdueVips.all(db, { now, overdueBefore })) {
    await transact(context, async (tx) => {
      if (await endVip(context, tx, provider_ref)) await closeSubscription(tx, provider_ref, now);
    });
  }
}

export async function deleteVip(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  const vip = await findVip.first(tx, { userId });
  if (!vip || vip.state === 'expired') return;
  await markVipEnded.first(tx, { ref: vip.provider_ref, now });
  await closeSubscription(tx, vip.provider_ref, now);
}

/** Cancels the VIP of a person whose account is on hold; the paid time stays. */
export async function stopVip(tx: Tx, { userId, now }: HookInput<'accountHeld'>): Promise<void> {
  const vip = await findVip.first(tx, { userId });
  if (vip && (await markVipCanceled.run(tx, { ref: vip.provider_ref, now })) > 0)
    await cancelAtProvider(tx, vip.provider_ref);
}
