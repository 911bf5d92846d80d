import { z } from 'zod';
import { defineCall, defineForm } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { pageInput, pageOf } from '../wire/pages.ts';
import { visible } from '../wire/person-name.ts';
import { commentMaxLength, commentsPageSize, repliesPageSize } from './limits.ts';

const reply = z.object({
  comment_id: id,
  content: z.string(),
  /** Name and face of the writer: of a creator, those of their character. */
  nickname: z.string(),
  avatar: z.string(),
  created_time: instant,
  user_id: id,
  /** The character of a writer who is a creator; null for a fan. */
  char_id: id.nullable(),
  /** 2 = verified. */
  is_blue_label: z.number().int(),
  /** A VIP of the house, now. */
  is_vip: z.boolean(),
  /** Written by the post's own creator. */
  is_owner: z.boolean(),
  is_mine: z.boolean(),
  can_delete: z.boolean(),
  /** The comment under which it stands; null where it stands by itself. */
  parent: id.nullable(),
  /** Whom it answers; null where it answers nobody, and behind a block. */
  reply_user: z.object({ user_id: id, nickname: z.string() }).nullable(),
});
export type Reply = z.infer<typeof reply>;

export const comment = reply.extend({
  /** The first answers, oldest first. */
  replies: z.array(reply),
  has_more_replies: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

const number = <const Value extends number>(value: Value) =>
  z.coerce.number().pipe(z.literal(value)).default(value);

const written = {
  /** Id of the post. */
  content_id: id,
  // A form ends each line with CR LF (RFC 7578 §5); it counts as one character, as it was typed.
  content: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(commentMaxLength)
    .regex(visible),
  /** Made by the sender; the same one twice is one comment. */
  client_id: z.string().min(1).max(64).optional(),
};

const sendSpec = {
  method: 'POST',
  auth: 'user',
  /** `comment_num`: how many the viewer may see now. `help`: a card for a person who speaks of harming themselves. */
  output: z.object({ comment, comment_num: z.number().int(), help: z.string().nullable() }),
  rule: 'Anyone signed in who has the whole post and whom its creator’s setting lets comment.',
  limit: { max: 20, per: 'user', seconds: 60 },
  maxBytes: 8 * 1024,
  idempotency: 'client_id',
} as const;

const sendRefusals = [
  'postDeleted',
  'postLocked',
  'commentsClosed',
  'commentDeleted',
  'textRefused',
] as const;

export const sendCommentCall = defineForm({
  ...sendSpec,
  name: 'sendComment',
  isSpeech: true,
  summary: 'Comment on a post.',
  path: '/v3/api/send/content/comment',
  input: z.object({ ...written, tp: number(1) }),
  refusals: sendRefusals,
});

export const sendCommentReplyCall = defineForm({
  ...sendSpec,
  name: 'sendCommentReply',
  isSpeech: true,
  summary: 'Answer a comment. A leading `@nickname ` of whom it answers is taken off.',
  path: '/v3/api/send/content/comment/reply',
  input: z.object({
    ...written,
    tp: number(2),
    reply_user_id: id,
    root_comment_id: id,
    reply_comment_id: id,
  }),
  refusals: sendRefusals,
});

const readSpec = {
  method: 'GET',
  auth: 'user',
  rule: 'Anyone signed in who has the whole post. Nothing of blocked or restricted people.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

export const listCommentsCall = defineCall({
  ...readSpec,
  name: 'listComments',
  summary:
    'Comments on a post, newest first, each with its first answers. `page` answers how many pages there are.',
  path: '/v3/api/content/comment/list',
  input: pageInput(commentsPageSize).extend({ content_id: id, tp: number(1) }),
  output: pageOf(comment),
  refusals: ['postDeleted', 'postLocked'],
});

export const listCommentRepliesCall = defineCall({
  ...readSpec,
  name: 'listCommentReplies',
  summary: 'The answers to a comment, oldest first.',
  path: '/v3/api/content/comment/reply/list',
  input: z.object({
    root_comment_id: id,
    size: z.coerce.number().int().min(1).max(100).default(repliesPageSize),
    cursor: z.string().max(200).optional(),
  }),
  output: z.object({ list: z.array(reply), next: z.string().nullable() }),
  refusals: ['postDeleted', 'postLocked', 'commentDeleted'],
});

export const getCommentThreadCall = defineCall({
  ...readSpec,
  name: 'getCommentThread',
  summary: 'The thread in which a comment stands, and the comment where it is an answer.',
  path: '/v3/api/content/comment/thread',
  input: z.object({ comment_id: id }),
  output: z.object({ comment, reply: reply.nullable() }),
  refusals: ['postDeleted', 'postLocked', 'commentDeleted'],
});

export const deleteCommentCall = defineCall({
  name: 'deleteComment',
  summary: 'Take a comment away for good, with the answers under it.',
  method: 'POST',
  path: '/v3/api/content/comment/delete',
  auth: 'user',
  input: z.object({ comment_id: id }),
  output: z.object({ comment_num: z.number().int() }),
  refusals: ['commentDeleted', 'forbidden'],
  rule: 'Whoever wrote it, and the creator of the post.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
