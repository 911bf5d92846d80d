import { z } from 'zod';
import { autoMessageKinds } from '../auto-messages/limits.ts';
import { answerMode } from '../chat/answer-mode.ts';
import { chatListItem, chatMessage, conversationKey } from '../chat/calls.ts';
import { handoverTopics } from '../chat/limits.ts';
import { pendingReply } from '../companion/pending-calls.ts';
import { notification, unreadCounts } from '../notifications/calls.ts';
import { flag, id } from './ids.ts';

/**
 * What the live connection announces. An event is news, never the truth: whoever misses one finds all of it
 * through `/v3/api/dialogue/changes` and the other reads.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message.stored'),
    message: chatMessage,
    unread_total: z.number().int().optional(),
  }),
  z.object({ type: z.literal('message.changed'), message: chatMessage }),
  z.object({
    type: z.literal('conversation.read'),
    conversation: conversationKey,
    reader: z.enum(['fan', 'creator']),
    seq: z.number().int(),
  }),
  /** Somebody is writing just now; there is no other trace of it. */
  z.object({
    type: z.literal('conversation.typing'),
    conversation: conversationKey,
    writer: z.enum(['fan', 'creator']),
  }),
  /** To one side alone: what they made of a conversation for themselves. */
  z.object({
    type: z.literal('conversation.changed'),
    conversation: chatListItem,
    unread_total: z.number().int(),
  }),
  z.object({ type: z.literal('unread.changed'), unread_total: z.number().int() }),
  z.object({
    type: z.literal('reply.written'),
    conversation: conversationKey,
    reply_id: id,
    msg_id: id,
    reply_content: z.string(),
    offset: z.number().int(),
  }),
  z.object({
    type: z.literal('reply.ended'),
    conversation: conversationKey,
    reply_id: id,
    outcome: z.enum(['complete', 'stopped', 'failed']),
  }),
  /** To the creator alone: what their companion keeps back in a conversation is another now, or is gone. */
  z.object({
    type: z.literal('reply.pending'),
    conversation: conversationKey,
    pending: pendingReply.nullable(),
  }),
  /** The creator's default; conversations with a mode of their own keep it. */
  z.object({ type: z.literal('chat_mode.changed'), char_id: id, chat_mode: flag }),
  z.object({
    type: z.literal('conversation.mode_changed'),
    conversation: conversationKey,
    chat_mode: flag,
    mode: answerMode.nullable(),
    /** Null on the fan's side. */
    answered: answerMode.nullable(),
    handover: z.enum(handoverTopics).nullable(),
  }),
  /** To one person: their account is held until their age is clear, or is open again. */
  z.object({ type: z.literal('age.changed'), is_age_held: flag }),
  /** To one person: care mode is over by their own word. */
  z.object({ type: z.literal('care.ended') }),
  z.object({ type: z.literal('wallet.changed'), diamond: z.number().int() }),
  z.object({ type: z.literal('membership.changed'), char_id: id, is_sold: z.boolean() }),
  z.object({ type: z.literal('earnings.changed') }),
  /** To a creator alone: what their fans would get. */
  z.object({
    type: z.literal('auto_message.tested'),
    kind: z.enum(autoMessageKinds),
    content: z.string(),
    media_num: z.number().int(),
    price: z.number().int().nullable(),
  }),
  z.object({
    type: z.literal('notification.arrived'),
    notification,
    /** It takes the place of one that is unread: nobody has to be told again. */
    is_update: z.boolean(),
    ...unreadCounts.shape,
  }),
  /** To everybody whose bell for the creator is on; each has a notification of it. */
  z.object({
    type: z.literal('post.published'),
    char_id: id,
    diary_id: id,
    character: z.string(),
    avatar: z.string(),
  }),
  z.object({ type: z.literal('notification.read'), ...unreadCounts.shape }),
  /** What was told is taken back, such as a like. */
  z.object({ type: z.literal('notification.withdrawn'), ...unreadCounts.shape }),
  /** The creator of a character has come or gone. */
  z.object({ type: z.literal('presence.changed'), char_id: id, online_status: flag }),
  /** The person has become a creator, perhaps in another tab; `creator_success_msg` is told beside it. */
  z.object({ type: z.literal('creator.confirmed'), char_id: id, char_unique_id: z.string() }),
  z.object({ type: z.literal('session.ended') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** First frame a client sends on `/live`, within 10 s, and again with each renewed token. */
export const authFrame = z.object({ im_token: z.string().max(500) });

/** What the server sends: `ready` after a valid auth frame, then events. */
export type LiveFrame = { type: 'ready' } | LiveEvent;
