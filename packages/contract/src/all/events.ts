import { z } from 'zod';
import { autoMessageKinds } from '../auto-messages/limits.ts';
import { answerMode } from '../chat/answer-mode.ts';
import { chatListItem, chatMessage, conversationKey } from '../chat/calls.ts';
import { handoverTopics } from '../chat/limits.ts';
import { pendingReply } from '../companion/pending-calls.ts';
import { notification, unreadCounts } from '../notifications/calls.ts';
import { flag, id } from '../wire/ids.ts';

/**
 * The events of the live connection. An event is only news: a client that misses it finds the state with
 * `/v3/api/dialogue/changes` and the other reads.
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
  /** Sent while the other side is writing; nothing of it is stored. */
  z.object({
    type: z.literal('conversation.typing'),
    conversation: conversationKey,
    writer: z.enum(['fan', 'creator']),
  }),
  /** Sent to one side only: how that side has arranged the conversation for itself. */
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
  /** Sent to the creator only: the reply that the companion holds back in a conversation has changed or is gone. */
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
  /** The person's account is on hold until their age is verified, or is open again. */
  z.object({ type: z.literal('age.changed'), is_age_held: flag }),
  /** A mute or a ban of the person's account has begun or ended: their data is to be read again. */
  z.object({ type: z.literal('standing.changed') }),
  /** The person has ended care mode. */
  z.object({ type: z.literal('care.ended') }),
  z.object({ type: z.literal('wallet.changed'), diamond: z.number().int() }),
  z.object({ type: z.literal('membership.changed'), char_id: id, is_sold: z.boolean() }),
  z.object({ type: z.literal('earnings.changed') }),
  /** Sent to the creator only: a preview of what their fans would receive. */
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
    /** Whether it replaces an unread notification; the client then shows no new banner. */
    is_update: z.boolean(),
    ...unreadCounts.shape,
  }),
  /** Sent to all fans who switched the creator's bell on; each of them also has a notification. */
  z.object({
    type: z.literal('post.published'),
    char_id: id,
    diary_id: id,
    character: z.string(),
    avatar: z.string(),
  }),
  z.object({ type: z.literal('notification.read'), ...unreadCounts.shape }),
  /** The reason of a notification is gone, such as a like that was taken back. */
  z.object({ type: z.literal('notification.withdrawn'), ...unreadCounts.shape }),
  /** The creator of a character has come online or gone offline. */
  z.object({ type: z.literal('presence.changed'), char_id: id, online_status: flag }),
  /** The person has become a creator; the notification `creator_success_msg` comes with it. */
  z.object({ type: z.literal('creator.confirmed'), char_id: id, char_unique_id: z.string() }),
  z.object({ type: z.literal('session.ended') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** The first frame of a client on `/live`, within 10 s, and again with each renewed token. */
export const authFrame = z.object({ im_token: z.string().max(500) });

/** The frames of the server: `ready` after a valid auth frame, then events. */
export type LiveFrame = { type: 'ready' } | LiveEvent;
