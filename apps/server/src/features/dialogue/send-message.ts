import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { PageLanguage } from '../../platform/http/page/page-language.ts';
import { announceStored } from '../chat/announce-stored.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { type MessageRow, maxSeq } from '../chat/message-row.ts';
import { greetFan } from '../companion/greeting/greet-fan.ts';
import { helpFor } from './help-for.ts';
import { appendSystemMessage, type SentRow, sendMessageRow } from './send-message.sql.ts';

export type SendInput = {
  /** Of the sender's page. */
  language: PageLanguage;
  char_id: string;
  user_id?: string | undefined;
  content: string;
  client_id?: string | undefined;
  reply_to_seq?: number | undefined;
};

export type Sent = { message: ChatMessage; conversationId: string; replyId: string | null };

/**
 * Stores a message of either side, once per client id, in one round trip; a companion's answer is asked for in
 * the same transaction. Who speaks of harming themselves gets the help card and no answer: also where the message is refused,
 * whose `data` then holds it.
 */
export async function sendMessage(context: Context, senderId: string, input: SendInput): Promise<Sent> {
  if (input.content.trim() === '') refuse('invalidInput', { field: 'content' });
  if ((input.reply_to_seq ?? 0) > maxSeq) refuse('invalidInput', { field: 'reply_to_seq' });
  const fromCreator = input.user_id !== undefined && input.user_id !== senderId;
  const { verdict, card } = helpFor(context, senderId, input.content, !fromCreator);
  if (verdict.outcome === 'refuse') refuse('messageRefused', { reason: verdict.reason, help: card });

  const now = context.clock.now();
  const { sent, help } = card
    ? await transact(context, (tx) => sendWithHelp(tx, { senderId, input, card, now }))
    : { sent: await sendAfterGreeting(context, senderId, input, now), help: undefined };
  const message = presentSent(sent, sent);
  if (sent.is_new) announceSent(context, sent, message);
  if (help) announceHelp(context, sent, help);
  return { message, conversationId: sent.conversation_id, replyId: sent.answer_id };
}

/** The first message to a companion comes after its greeting. */
async function sendAfterGreeting(
  context: Context,
  senderId: string,
  input: SendInput,
  now: Date,
): Promise<SentRow> {
  const how = { isDistress: false, mayGreet: true };
  const sent = await sendMessageRow(context.db, senderId, input, how, now);
  if (sent.outcome !== 'greet') return assertOk(sent);
  await greetFan(context, { fanId: senderId, charId: input.char_id, language: input.language });
  return assertOk(await sendMessageRow(context.db, senderId, input, { ...how, mayGreet: false }, now));
}

/** The message and the card commit together: nobody is left with the one and without the other. */
async function sendWithHelp(
  tx: Tx,
  { senderId, input, card, now }: { senderId: string; input: SendInput; card: string; now: Date },
): Promise<{ sent: SentRow; help: MessageRow | undefined }> {
  const how = { isDistress: true, mayGreet: false };
  const sent = assertOk(await sendMessageRow(tx, senderId, input, how, now), { help: card });
  const conversation = { fanId: sent.fan_id, charId: sent.char_id, creatorId: sent.creator_id };
  return { sent, help: sent.is_new ? await appendSystemMessage(tx, conversation, card, now) : undefined };
}

function presentSent(row: MessageRow, sent: SentRow): ChatMessage {
  return presentMessage(row, { char_id: sent.char_id, user_id: sent.fan_id }, sent);
}

function announceHelp({ live }: Context, sent: SentRow, help: MessageRow): void {
  live.publish([sent.fan_id, sent.creator_id], { type: 'message.stored', message: presentSent(help, sent) });
}

/** `data` goes with the refusal. */
function assertOk(row: SentRow, data?: { help: string }): SentRow {
  switch (row.outcome) {
    case 'ok':
      return row;
    case 'gone':
      return refuse('notFound', data);
    case 'own':
      return refuse('ownCharacter', data);
    case 'not_joined':
      return refuse('notJoined', data);
    case 'no_such_reply':
      return refuse('invalidInput', { field: 'reply_to_seq', ...data });
    case 'greet':
      throw new Error('a greeting was asked for twice');
    default:
      return row.outcome satisfies never;
  }
}

function announceSent(context: Context, row: SentRow, message: ChatMessage): void {
  announceStored(context, message, {
    fan: { userId: row.fan_id, unreadTotal: row.fan_unread_total },
    creator: { userId: row.creator_id, unreadTotal: row.creator_unread_total },
  });
  if (!row.had_unread) return;
  // Whoever writes has read what was there.
  context.live.publish([row.fan_id, row.creator_id], {
    type: 'conversation.read',
    conversation: { char_id: message.char_id, user_id: message.user_id },
    reader: message.identity === 'fan' ? 'fan' : 'creator',
    seq: message.seq,
  });
}
