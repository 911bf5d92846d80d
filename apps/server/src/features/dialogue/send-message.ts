import type { ChatMessage, ConversationKey } from '@kindred/contract/chat/calls';
import type { HandoverTopic } from '@kindred/contract/chat/limits';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../feature.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { announceStored } from '../chat/announce-stored.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { type MessageRow, maxSeq } from '../chat/message-row.ts';
import { greetFan } from '../companion/greeting/greet-fan.ts';
import { handoverTopic } from '../moderation/handover-topic.ts';
import { refuseSpend } from '../wallet/limits/assert-within-limit.ts';
import { helpFor } from './help-for.ts';
import { appendSystemMessage, findMessage, type SentRow, sendMessageRow } from './send-message.sql.ts';

export type SendInput = {
  /** Of the sender's page. */
  language: Language;
  timezone: string;
  char_id: string;
  user_id?: string | undefined;
  chat_no: number;
  content: string;
  client_id?: string | undefined;
  reply_to_seq?: number | undefined;
  /** What the sender was shown that it costs; nothing where it is left out. */
  expected_price?: number | undefined;
  media_ids?: string[] | undefined;
  /** Diamonds; creators alone sell. */
  media_price?: number | undefined;
};

export type Sent = { message: ChatMessage; conversationId: string; replyId: string | null };

/**
 * Stores a message of either side, once per client id, in one round trip; a companion's answer is asked for in
 * the same transaction. Who speaks of harming themselves gets the help card and no answer: also where the message is refused,
 * whose `data` then holds it.
 */
export async function sendMessage(context: Context, senderId: string, input: SendInput): Promise<Sent> {
  const { media_ids: mediaIds, media_price: mediaPrice } = input;
  if (input.content.trim() === '' && !mediaIds) refuse('invalidInput', { field: 'content' });
  if (mediaIds && new Set(mediaIds).size < mediaIds.length) refuse('invalidInput', { field: 'media_ids' });
  if ((input.reply_to_seq ?? 0) > maxSeq) refuse('invalidInput', { field: 'reply_to_seq' });
  const fromCreator = input.user_id !== undefined && input.user_id !== senderId;
  if (mediaPrice !== undefined && !(mediaIds && fromCreator))
    refuse('invalidInput', { field: 'media_price' });
  const writer = { userId: senderId, isFan: !fromCreator, timezone: input.timezone };
  const { verdict, card } = await helpFor(context, writer, input.content);
  if (verdict.outcome === 'refuse') refuse('messageRefused', { reason: verdict.reason, help: card });

  const speaksOf = card ? 'distress' : fromCreator ? undefined : handoverTopic(input.content);
  const how = { card, handover: speaksOf ?? null };
  const now = context.clock.now();
  const { sent, help, line } = await sendAfterGreeting(context, { senderId, input, how, now });
  const message = presentSent(sent, sent);
  if (sent.is_new) announceSent(context, sent, message);
  for (const note of [line, help]) if (note) announceNote(context, sent, note);
  if (line && speaksOf) announceHandover(context, sent, speaksOf);
  return { message, conversationId: sent.conversation_id, replyId: sent.answer_id };
}

type Sending = {
  senderId: string;
  input: SendInput;
  /** `card` is the help for somebody in distress. */
  how: { card: string | undefined; handover: HandoverTopic | null };
  now: Date;
};
type Stored = { sent: SentRow; help?: MessageRow | undefined; line?: MessageRow | undefined };

/** The first message to a companion comes after its greeting, but for a cry for help. */
async function sendAfterGreeting(context: Context, sending: Sending): Promise<Stored> {
  const { senderId: fanId, input, how } = sending;
  const stored = await store(context, sending, how.card === undefined);
  if (stored.sent.outcome !== 'greet') return stored;
  await greetFan(context, {
    fanId,
    charId: input.char_id,
    chatNo: input.chat_no,
    language: input.language,
  });
  return store(context, sending, false);
}

/**
 * What goes with a message commits with it: nobody is left with distress and no card, or with a conversation that was
 * handed over and no creator who knows.
 */
async function store(context: Context, sending: Sending, mayGreet: boolean): Promise<Stored> {
  const { senderId, input, now } = sending;
  const { card, handover } = sending.how;
  const how = { isDistress: card !== undefined, mayGreet, handover };
  const refusal = card === undefined ? undefined : { help: card };
  const send = async (db: Db | Tx) =>
    assertOk(db, context, await sendMessageRow(db, senderId, input, how, now), refusal);
  if (handover === null) return { sent: await send(context.db) };
  return transact(context, async (tx) => {
    const sent = await send(tx);
    if (sent.outcome === 'greet' || !sent.is_new) return { sent };
    const { fan_id: fanId, char_id: charId, chat_no: chatNo, creator_id: creatorId } = sent;
    const conversation = { fanId, charId, chatNo, creatorId };
    const help = card === undefined ? undefined : await appendSystemMessage(tx, conversation, card, now);
    const lineId = sent.handover_line_id;
    if (lineId === null) return { sent, help };
    await publishDomainEvent(context, tx, {
      userId: sent.creator_id,
      topic: 'handed_over',
      otherUserId: sent.fan_id,
      charId: sent.char_id,
      chatNo: sent.chat_no,
      cause: `handover:${sent.message_id}`,
      now,
    });
    return { sent, help, line: await findMessage.one(tx, { messageId: lineId }) };
  });
}

function presentSent(row: MessageRow, sent: SentRow): ChatMessage {
  return presentMessage(row, keyOf(sent), sent);
}

function keyOf({ char_id, fan_id: user_id, chat_no }: SentRow): ConversationKey {
  return { char_id, user_id, chat_no };
}

function announceNote({ live }: Context, sent: SentRow, note: MessageRow): void {
  live.publish([sent.fan_id, sent.creator_id], { type: 'message.stored', message: presentSent(note, sent) });
}

/** From here on the creator answers. */
function announceHandover({ live }: Context, sent: SentRow, handover: HandoverTopic): void {
  const conversation = keyOf(sent);
  const changed = { type: 'conversation.mode_changed', conversation, chat_mode: 1 } as const;
  live.publish([sent.fan_id], { ...changed, mode: null, answered: null, handover: null });
  live.publish([sent.creator_id], { ...changed, mode: 'off', answered: 'off', handover });
}

/** The row where nothing was refused: the message is stored, or the greeting comes first. `data` goes with the refusal. */
async function assertOk(
  db: Db | Tx,
  context: Pick<Context, 'clock'>,
  row: SentRow,
  data?: { help: string },
): Promise<SentRow> {
  switch (row.outcome) {
    case 'ok':
    case 'greet':
      return row;
    case 'price_changed':
      return refuse('priceChanged', { price: row.cost, ...data });
    case 'insufficient':
      return refuse('insufficientBalance', { diamond: Number(row.balance ?? 0), ...data });
    case 'blocked':
      return refuse('walletBlocked', { diamond: Number(row.balance ?? 0), ...data });
    case 'over_limit':
      return refuseSpend(db, context, { userId: row.fan_id, cents: row.cost ?? 0 });
    case 'gone':
      return refuse('notFound', data);
    case 'own':
      return refuse('ownCharacter', data);
    case 'not_joined':
      return refuse('notJoined', data);
    case 'no_such_reply':
      return refuse('invalidInput', { field: 'reply_to_seq', ...data });
    case 'no_such_media':
      return refuse('mediaGone', data);
    default:
      return row.outcome satisfies never;
  }
}

function announceSent(context: Context, row: SentRow, message: ChatMessage): void {
  announceStored(context, message, {
    fan: { userId: row.fan_id, unreadTotal: row.fan_unread_total },
    creator: { userId: row.creator_id, unreadTotal: row.creator_unread_total },
  });
  if (row.balance !== null)
    context.live.publish([row.fan_id], { type: 'wallet.changed', diamond: Number(row.balance) });
  if (!row.had_unread) return;
  // Whoever writes has read what was there. The mark is 0 where the two show each other none.
  const isFan = message.identity === 'fan';
  const isShown = (isFan ? row.fan_read_seq : row.creator_read_seq) > 0;
  context.live.publish(isShown ? [row.fan_id, row.creator_id] : [isFan ? row.fan_id : row.creator_id], {
    type: 'conversation.read',
    conversation: keyOf(row),
    reader: isFan ? 'fan' : 'creator',
    seq: message.seq,
  });
}
