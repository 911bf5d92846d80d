import type { Context } from '../../../context.ts';
import { type PartialEvent, publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { getOwner } from '../get-owner.ts';

type AboutFan = { fanId: string };
type CreatorTopic = 'trial_started' | 'subscribed' | 'renewed' | 'tier_changed';
type FanTopic =
  | 'trial_ending'
  | 'renewal_ahead'
  | 'charged'
  | 'price_offered'
  | 'payment_failed'
  | 'subscription_ended'
  | 'tier_retired';

export async function notifyCreator(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  { fanId, ...event }: AboutFan & PartialEvent<CreatorTopic, 'userId' | 'otherUserId'>,
): Promise<void> {
  const userId = await getOwner(tx, event.charId);
  await publishDomainEvent(context, tx, { ...event, userId, otherUserId: fanId });
}

export async function notifyFan(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  { fanId, ...event }: AboutFan & PartialEvent<FanTopic, 'userId' | 'otherUserId'>,
): Promise<void> {
  const otherUserId = await getOwner(tx, event.charId);
  await publishDomainEvent(context, tx, { ...event, userId: fanId, otherUserId });
}
