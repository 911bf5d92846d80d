import { z } from 'zod';
import { charged } from '../wallet/currency-calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';
import {
  type NotificationKind,
  notificationKinds,
  notificationsPageSize,
  storedPushTypes,
} from './limits.ts';
import { type Topic, topics } from './topics.ts';

/** `note-` and the notification, or `gift-` and the message in which the gift stands. */
export const eventId = z.string().regex(/^(note|gift)-[1-9][0-9]{0,17}$/);

/** The push payload of the specification, as it is listed and as it is announced. */
export const notification = z.object({
  event_id: eventId,
  push_type: z.enum(storedPushTypes),
  /** What happened, for clients that say it in another language. */
  topic: z.enum(Object.keys(topics) as [Topic, ...Topic[]]),
  /** The person on the other side; null when it is about nobody else. */
  user_id: id.nullable(),
  char_id: id.nullable(),
  /** In which of the conversations with them. */
  chat_no: z.number().int(),
  /** Name and face of the other side; empty when it is about nobody else, or of somebody who has left. */
  character: z.string(),
  avatar: z.string(),
  time: instant,
  /** `image`: a small picture of the post; empty where it has none or the viewer may not see it. */
  diary: z.object({ diary_id: id, image: z.string() }).nullable(),
  /** The comment that it is about, which stands in `root_comment_id`'s thread. */
  comment: z.object({ comment_id: id, root_comment_id: id }).nullable(),
  /** How many others did the same; the name stands for the last of them. Counted to 1,000. */
  others_num: z.number().int(),
  /** How many posts, or years, it speaks of; 1 otherwise. */
  item_num: z.number().int(),
  /** Words that come with it: what the comment says, a post that the viewer may see, a goal’s title, the reaction. */
  reply_content: z.array(z.string()),
  /** The place of the message that it is about, in the conversation with the other side. */
  message_seq: z.number().int().nullable(),
  /** In English, for devices that show a push as it comes. */
  title: z.string(),
  body: z.string(),
  /** Diamonds of a gift or an unlocked post. */
  diamonds: z.number().int().nullable(),
  /** US cents of a subscription's month, or of a charge. */
  usd_cents: z.number().int().nullable(),
  /** The same as a card is charged it; null for US dollars. */
  charged: charged.nullable(),
  /** What the creator keeps of a gift, in US cents, and when it can be paid out. */
  net_usd_cents: z.number().int().nullable(),
  available_time: instant.nullable(),
  /** When what it speaks of is due: the end of a trial, the next charge. */
  due_time: instant.nullable(),
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** How many are unread: all of them, those about posts (`link_msg`), and those of the house (`system_msg`). */
export const unreadCounts = z.object({
  unread_total: z.number().int(),
  link_total: z.number().int(),
  system_total: z.number().int(),
});
export type UnreadCounts = z.infer<typeof unreadCounts>;

const readSpec = {
  method: 'GET',
  auth: 'user',
  refusals: [],
  rule: 'Anyone signed in, their own; nothing about people whom a block separates from them.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

export const listNotificationsCall = defineCall({
  ...readSpec,
  name: 'listNotifications',
  summary: 'What happened to me, newest first.',
  path: '/v3/api/notification/list',
  input: pageInput(notificationsPageSize).extend({
    kind: z.enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]).default('all'),
  }),
  output: pageOf(notification).extend(unreadCounts.shape),
});

export const getNotificationCall = defineCall({
  ...readSpec,
  name: 'getNotification',
  summary: 'One notification.',
  path: '/v3/api/notification/info',
  input: z.object({ event_id: eventId }),
  output: notification,
});

export const countUnreadNotificationsCall = defineCall({
  ...readSpec,
  name: 'countUnreadNotifications',
  summary: 'How many notifications I have not read.',
  path: '/v3/api/notification/unread',
  input: noInput,
  output: unreadCounts,
});

export const readNotificationsCall = defineCall({
  name: 'readNotifications',
  summary: 'I have read all, or this one and all older ones.',
  method: 'POST',
  path: '/v3/api/notification/read',
  auth: 'user',
  input: z.object({ event_id: eventId.optional() }),
  output: unreadCounts,
  refusals: [],
  rule: 'Anyone signed in, their own.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
