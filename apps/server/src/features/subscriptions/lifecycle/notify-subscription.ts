import type { Context } from '../../../context.ts';
import { type DomainEvent, publishDomainEvent } from '../../../feature.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { getOwner } from '../get-owner.ts';

type SubscriptionEvent = {
  fanId: string;
  charId: string;
  /** US cents a month, where money is what it is about. */
  usdCents?: number;
  /** The same as the fan's card is charged it. */
  charged?: DomainEvent['charged'];
  dueAt?: Date;
  cause: string;
  now: Date;
};

/** The creator will want to know of a subscriber. */
export async function notifyCreator(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  topic: DomainEvent['topic'],
  { fanId, ...event }: SubscriptionEvent,
): Promise<void> {
  const userId = await getOwner(tx, event.charId);
  await publishDomainEvent(context, tx, { ...event, topic, userId, otherUserId: fanId });
}

/** The fan will want to know of their subscription. */
export async function notifyFan(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  topic: DomainEvent['topic'],
  { fanId, ...event }: SubscriptionEvent,
): Promise<void> {
  const otherUserId = await getOwner(tx, event.charId);
  await publishDomainEvent(context, tx, { ...event, topic, userId: fanId, otherUserId });
}
