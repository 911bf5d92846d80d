import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { announceStored } from '../chat/announce-stored.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { type MessageRow, maxSeq } from '../chat/message-row.ts';
import { helpCard } from '../moderation/help-card.ts';
import { reviewText } from '../moderation/review-text.ts';
import { appendSystemMessage, type SentRow, sendMessageRow } from './send-message.sql.ts';

export type SendInput = {
  char_id: string;
  user_id?: string | undefined;
  content: string;
  client_id?: string | undefined;
  reply_to_seq?: number | undefined;
};

export type Sent = { message: ChatMessage; conversationId: string; replyId: string | null };

/**
 * Stores a message of either side, once per client id, in one round trip; a companion's answer is asked for in
 * the same transaction. Who speaks of harming themselves gets the help card and no answer.
 */
export async function sendMessage(context: Context, senderId: string, input: SendInput): Promise<Sent> {
  if (input.content.trim() === '') refuse('invalidInput', { field: 'content' });
  if ((input.reply_to_seq ?? 0) > maxSeq) refuse('invalidInput', { field: 'reply_to_seq' });
  const fromCreator = input.user_id !== undefined && input.user_id !== senderId;
  const verdict = reviewText(input.content, fromCreator ? 'creator_message' : 'fan_message');
  if (verdict.outcome === 'refuse') refuse('messageRefused', { reason: verdict.reason });

  const now = context.clock.now();
  const store = async (db: Db | Tx, wantsReply: boolean) =>
    assertOk(await sendMessageRow(db, senderId, input, wantsReply, now));
  const { sent, help } =
    verdict.outcome === 'help'
      ? await transact(context, (tx) => sendWithHelp(tx, store, helpCard[verdict.language], now))
      : { sent: await store(context.db, true), help: undefined };
  const message = presentSent(sent, sent);
  if (sent.is_new) announceSent(context, sent, message);
  if (help) announceHelp(context, sent, help);
  return { message, conversationId: sent.conversation_id, replyId: sent.answer_id };
}

/** The message and the card commit together: nobody is left with the one and without the other. */
async function sendWithHelp(
  tx: Tx,
  store: (tx: Tx, wantsReply: boolean) => Promise<SentRow>,
  card: string,
  now: Date,
): Promise<{ sent: SentRow; help: MessageRow | undefined }> {
  const sent = await store(tx, false);
  const conversation = { fanId: sent.fan_id, charId: sent.char_id, creatorId: sent.creator_id };
  return { sent, help: sent.is_new ? await appendSystemMessage(tx, conversation, card, now) : undefined };
}

function presentSent(row: MessageRow, sent: SentRow): ChatMessage {
  return presentMessage(row, { char_id: sent.char_id, user_id: sent.fan_id }, sent);
}

function announceHelp({ live, log }: Context, sent: SentRow, help: MessageRow): void {
  log.warn({ user: sent.fan_id, conversation: sent.conversation_id }, 'self-harm language: help card given');
  live.publish([sent.fan_id, sent.creator_id], { type: 'message.stored', message: presentSent(help, sent) });
}

function assertOk(row: SentRow): SentRow {
  if (row.outcome === 'gone') refuse('notFound');
  if (row.outcome === 'own') refuse('ownCharacter');
  if (row.outcome === 'not_joined') refuse('notJoined');
  return row;
}

function announceSent({ live }: Context, row: SentRow, message: ChatMessage): void {
  announceStored(live, message, {
    fan: { userId: row.fan_id, unreadTotal: row.fan_unread_total },
    creator: { userId: row.creator_id, unreadTotal: row.creator_unread_total },
  });
  if (!row.had_unread) return;
  // Whoever writes has read what was there.
  live.publish([row.fan_id, row.creator_id], {
    type: 'conversation.read',
    conversation: { char_id: message.char_id, user_id: message.user_id },
    reader: message.identity === 'fan' ? 'fan' : 'creator',
    seq: message.seq,
  });
}
