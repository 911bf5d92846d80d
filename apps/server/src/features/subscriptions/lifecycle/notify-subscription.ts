import type { Context } from '../../../context.ts';
import { type DomainEvent, publishDomainEvent } from '../../../feature.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { getOwner } from '../get-owner.ts';

type SubscriptionEvent = {
  fanId: string;
  charId: string;
  /** US cents a month, for events about money. */
  usdCents?: number;
  /** The amount in the currency of the fan's card. */
  charged?: DomainEvent['charged'];
  dueAt?: Date;
  cause: string;
  now: Date;
};

export async function notifyCreator(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  topic: DomainEvent['topic'],
  { fanId, ...event }: SubscriptionEvent,
): Promise<void> {
  const userId = await getOwner(tx, event.charId);
  await publishDomainEvent(context, tx, { ...event, topic, userId, otherUserId: fanId });
}

export async function notifyFan(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  topic: DomainEvent['topic'],
  { fanId, ...event }: SubscriptionEvent,
): Promise<void> {
  const otherUserId = await getOwner(tx, event.charId);
  await publishDomainEvent(context, tx, { ...event, topic, userId: fanId, otherUserId });
}
