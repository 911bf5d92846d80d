import type { Context } from '../../context.ts';
import { type DomainEvent, publishDomainEvent } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { getOwner } from './get-owner.ts';

type News = {
  fanId: string;
  charId: string;
  /** US cents a month, where money is what it is about. */
  usdCents?: number;
  cause: string;
  now: Date;
};

/** The creator will want to know of a subscriber. */
export async function tellCreator(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  topic: DomainEvent['topic'],
  { fanId, ...news }: News,
): Promise<void> {
  const userId = await getOwner(tx, news.charId);
  await publishDomainEvent(context, tx, { ...news, topic, userId, otherUserId: fanId });
}

/** The fan will want to know of their subscription. */
export async function tellFan(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  topic: DomainEvent['topic'],
  { fanId, ...news }: News,
): Promise<void> {
  const otherUserId = await getOwner(tx, news.charId);
  await publishDomainEvent(context, tx, { ...news, topic, userId: fanId, otherUserId });
}
