import type { ChatMessage, ConversationKey } from '@kindred/contract/chat/calls';
import type { HandoverTopic } from '@kindred/contract/chat/limits';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../domain-event.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { findCareEnding } from '../care/ending/own-words.ts';
import { announceState } from '../chat/announce-state.ts';
import { announceStored } from '../chat/announce-stored.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { type MessageRow, maxSeq } from '../chat/message-row.ts';
import { announceCareEnd } from '../chat/modes/end-care.ts';
import { greetFan } from '../companion/greeting/greet-fan.ts';
import { handoverTopic } from '../moderation/handover-topic.ts';
import { lockWallet } from '../wallet/ledger/adjust-wallet-balance.ts';
import type { MetConversation } from './append-note.ts';
import { assertSent } from './assert-sent.ts';
import { endCareByWord, sayFarewell } from './end-care-by-word.ts';
import { type HeededMessage, heedMessage } from './heed-message.ts';
import { meetConcern } from './meet-concern.ts';
import { type SentRow, sendMessageRow } from './send-message.sql.ts';

export type SendInput = {
  /** The language of the sender's page. */
  language: Language;
  timezone: string;
  char_id: string;
  user_id?: string | undefined;
  chat_no: number;
  content: string;
  client_id?: string | undefined;
  reply_to_seq?: number | undefined;
  /** The price that the sender saw; left out when they saw none. */
  expected_price?: number | undefined;
  media_ids?: string[] | undefined;
  /** Diamonds; only creators sell. */
  media_price?: number | undefined;
};

export type Sent = { message: ChatMessage; conversationId: string; replyId: string | null };

/**
 * Stores a message of either side, once per client id, in one round trip, and queues the answer in the same transaction.
 * A fan who speaks of self-harm gets the help card in place of an answer; when the message is refused, the refusal's
 * `data` holds the card. A sender who says that they are under 18 gets the line about it, and their account is held. A
 * fan in care mode who says that they are all right ends it.
 */
export async function sendMessage(context: Context, senderId: string, input: SendInput): Promise<Sent> {
  const { media_ids: mediaIds, media_price: mediaPrice } = input;
  if (input.content.trim() === '' && !mediaIds) refuse('invalidInput', { field: 'content' });
  if (mediaIds && new Set(mediaIds).size < mediaIds.length) refuse('invalidInput', { field: 'media_ids' });
  if ((input.reply_to_seq ?? 0) > maxSeq) refuse('invalidInput', { field: 'reply_to_seq' });
  const fromCreator = input.user_id !== undefined && input.user_id !== senderId;
  if (mediaPrice !== undefined && !(mediaIds && fromCreator))
    refuse('invalidInput', { field: 'media_price' });
  const writer = {
    userId: senderId,
    isFan: !fromCreator,
    timezone: input.timezone,
    charId: input.char_id,
    chatNo: input.chat_no,
  };
  const heeded = await heedMessage(context, writer, input.content);
  const { verdict, card: help } = heeded;
  if (verdict.outcome === 'refuse') refuse('messageRefused', { reason: verdict.reason, help });

  const topic = fromCreator || heeded.concern ? null : (handoverTopic(input.content) ?? null);
  const now = context.clock.now();
  const ending = fromCreator || heeded.concern ? undefined : findCareEnding(input.content);
  const sending = { senderId, input, heeded, topic, ending, now };
  const { sent, notes, isCareOver } = await sendAfterGreeting(context, sending);
  const message = presentSent(sent, sent);
  if (sent.is_new) announceSent(context, sent, message);
  for (const note of notes) announceNote(context, sent, note);
  if (isCareOver) await announceCareEnd(context, senderId);
  const clearsMark = fromCreator && sent.is_new;
  if (sent.is_creator_called || notes.length > 0 || clearsMark) await announceConversation(context, sent);
  return { message, conversationId: sent.conversation_id, replyId: sent.answer_id };
}

type Sending = {
  senderId: string;
  input: SendInput;
  heeded: HeededMessage;
  /** The topic of the words that may notify the creator. */
  topic: HandoverTopic | null;
  /** The language in which the words would end care mode. */
  ending: Language | undefined;
  now: Date;
};
/** `notes` are the help card, the line about the fan's age, and the farewell of care. */
type Stored = { sent: SentRow; notes: MessageRow[]; isCareOver: boolean };

/** Words that are accepted without membership, price or greeting, and that no companion answers. */
const isHeard = ({ concern }: HeededMessage) => concern?.distress === 'self' || concern?.isMinor === true;

/** Writes the companion's greeting before the first message, except when the words must be heard. */
async function sendAfterGreeting(context: Context, sending: Sending): Promise<Stored> {
  const { senderId: fanId, input, heeded } = sending;
  const stored = await store(context, sending, !isHeard(heeded));
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
 * Stores the message in one transaction with its help card and the notification of its creator, so that none is missing
 * after a crash.
 */
async function store(context: Context, sending: Sending, mayGreet: boolean): Promise<Stored> {
  const { senderId, input, heeded, topic, ending, now } = sending;
  const { card, concern } = heeded;
  const refusal = { senderId, data: card === undefined ? undefined : { help: card } };
  const send = async (db: Db | Tx, rights: { isHeard: boolean; mayGreet: boolean }) =>
    assertSent(db, context, await sendMessageRow(db, senderId, input, { ...rights, topic }, now), refusal);
  const rights = { isHeard: isHeard(heeded), mayGreet };
  if (topic === null && !concern && !ending)
    return { sent: await send(context.db, rights), notes: [], isCareOver: false };
  return transact(context, async (tx) => {
    if (concern || ending) await lockWallet(tx, senderId);
    const isCareOver = ending !== undefined && (await endCareByWord(tx, { fanId: senderId, input, now }));
    const sent = await send(tx, isCareOver ? { isHeard: true, mayGreet: false } : rights);
    if (sent.outcome === 'greet' || !sent.is_new) return { sent, notes: [], isCareOver };
    if (sent.is_creator_called) await tellCreator(context, tx, sent, now);
    const conversation = metConversation(sent);
    const notes = isCareOver
      ? await sayFarewell(context, tx, conversation, ending)
      : await meetConcern(context, tx, conversation, heeded);
    return { sent, notes, isCareOver };
  });
}

function metConversation(sent: SentRow): MetConversation {
  return {
    conversationId: sent.conversation_id,
    fanId: sent.fan_id,
    charId: sent.char_id,
    chatNo: sent.chat_no,
    creatorId: sent.creator_id,
    messageId: sent.message_id,
  };
}

async function tellCreator(context: Context, tx: Tx, sent: SentRow, now: Date): Promise<void> {
  await publishDomainEvent(context, tx, {
    userId: sent.creator_id,
    topic: 'handed_over',
    otherUserId: sent.fan_id,
    charId: sent.char_id,
    chatNo: sent.chat_no,
    cause: `handover:${sent.message_id}`,
    now,
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

async function announceConversation(context: Context, sent: SentRow): Promise<void> {
  const key = { charId: sent.char_id, fanId: sent.fan_id, chatNo: sent.chat_no };
  for (const viewerId of [sent.fan_id, sent.creator_id]) await announceState(context, viewerId, key);
}

function announceSent(context: Context, row: SentRow, message: ChatMessage): void {
  announceStored(context, message, {
    fan: { userId: row.fan_id, unreadTotal: row.fan_unread_total },
    creator: { userId: row.creator_id, unreadTotal: row.creator_unread_total },
  });
  if (row.balance !== null)
    context.live.publish([row.fan_id], { type: 'wallet.changed', diamond: Number(row.balance) });
  if (!row.had_unread) return;
  // Writing marks earlier messages as read. The mark is 0 when one of the two hides receipts.
  const isFan = message.identity === 'fan';
  const isShown = (isFan ? row.fan_read_seq : row.creator_read_seq) > 0;
  context.live.publish(isShown ? [row.fan_id, row.creator_id] : [isFan ? row.fan_id : row.creator_id], {
    type: 'conversation.read',
    conversation: keyOf(row),
    reader: isFan ? 'fan' : 'creator',
    seq: message.seq,
  });
}
