import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ fanId: 'bigint', creatorId: 'bigint' });

type Side = { userId: string; unreadTotal: number };

export function announceStored(
  context: Context,
  message: ChatMessage,
  sides: { fan: Side; creator: Side },
): void {
  publishStored(context, message, sides);
  noteStored(context, message, { fanId: sides.fan.userId, creatorId: sides.creator.userId });
}

const countUnread = statement(
  { fan: 'integer', creator: 'integer' },
  sql`select unread_total(${$.fanId}) as fan, unread_total(${$.creatorId}) as creator`,
);

/**
 * Does the same for a message whose transaction did not count the badges, and counts them only when somebody may be
 * listening: counting many unread conversations would slow down everybody who pays a creator.
 */
export async function countAndAnnounceStored(
  context: Context,
  message: ChatMessage,
  sides: { fanId: string; creatorId: string },
): Promise<void> {
  const { db, live, log } = context;
  const { fanId, creatorId } = sides;
  noteStored(context, message, sides);
  if (!live.mayBeListening(fanId) && !live.mayBeListening(creatorId)) return;
  try {
    const unread = await countUnread.one(db, sides);
    publishStored(context, message, {
      fan: { userId: fanId, unreadTotal: unread.fan },
      creator: { userId: creatorId, unreadTotal: unread.creator },
    });
  } catch (error) {
    log.warn({ error }, 'a message was not announced');
  }
}

const countUnreadOfFan = statement({ fan: 'integer' }, sql`select unread_total(${$.fanId}) as fan`);

/** Does the same for one of very many messages: its fan hears of it at once, the creator's tabs do not. */
export async function announceToFan(
  context: Context,
  message: ChatMessage,
  sides: { fanId: string; creatorId: string },
): Promise<void> {
  const { db, live } = context;
  const { fanId } = sides;
  noteStored(context, message, sides);
  if (!live.mayBeListening(fanId)) return;
  const { fan } = await countUnreadOfFan.one(db, { fanId });
  live.publish([fanId], { type: 'message.stored', message, unread_total: fan });
}

function publishStored(
  { live }: Pick<Context, 'live'>,
  message: ChatMessage,
  { fan, creator }: { fan: Side; creator: Side },
): void {
  for (const { userId, unreadTotal } of [fan, creator]) {
    live.publish([userId], { type: 'message.stored', message, unread_total: unreadTotal });
  }
}

function noteStored(
  context: Context,
  message: ChatMessage,
  { fanId, creatorId }: { fanId: string; creatorId: string },
): void {
  if (message.identity === 'system') return;
  const { char_id: charId, chat_no: chatNo } = message;
  const delivery = { charId, fanId, chatNo, readerId: message.identity === 'fan' ? creatorId : fanId };
  for (const onStored of context.hooks.messageStored) {
    onStored(context, delivery).catch((error) => context.log.warn({ error }, 'a message hook failed'));
  }
}
