import { z } from 'zod';
import { chatMessage, conversationInput } from '../chat/calls.ts';
import { messageMaxLength, messageMediaMax } from '../chat/limits.ts';
import { payingAgain, replyLine } from '../companion/calls.ts';
import { postPriceMax, postPriceMin } from '../posts/limits.ts';
import { vipLimitFactor } from '../shop/limits.ts';
import { defineCall, defineStream } from '../wire/call.ts';
import { id } from '../wire/ids.ts';

/**
 * One `data:` line. A gift answers with one line that has `diamond`. A message answers first with what was stored
 * (`message`), then with the companion's answer.
 */
export const chargerLine = replyLine.extend({
  /** Balance after a gift. */
  diamond: z.number().int().optional(),
});
export type ChargerLine = z.infer<typeof chargerLine>;

export const chargerCall = defineStream({
  name: 'charger',
  isSpeech: true,
  summary:
    'Send a gift (`price`, with an Idempotency-Key, and `content` as a note of up to 200 letters) or a message (`content`, `media_ids` or both, with `client_id`).',
  method: 'POST',
  path: '/v3/api/dialogue/charger',
  auth: 'user',
  input: conversationInput.extend({
    /** Diamonds of a gift. Any whole number is let in; the range is refused with its own code. */
    price: z.number().int().min(-1_000_000).max(1_000_000).optional(),
    content: z.string().min(1).max(messageMaxLength).optional(),
    /** Of a gift: the post whose goal it is given toward. */
    diary_id: id.optional(),
    /** Made by the sender; the same one twice is one message. */
    client_id: z.string().min(1).max(64).optional(),
    /** Photos, a video or a voice note of the sender's own, uploaded before; the words may then be left out. */
    media_ids: z.array(id).min(1).max(messageMediaMax).optional(),
    /** Diamonds that the creator asks of the fan for the media; left out: nothing. The words stay open. */
    media_price: z.number().int().min(postPriceMin).max(postPriceMax).optional(),
    /** The message of this conversation that it answers. */
    reply_to_seq: z.number().int().min(1).optional(),
    /** What the sender was shown that the message costs, in diamonds; another price is refused with the new one. */
    expected_price: z.number().int().min(0).max(1_000_000).optional(),
  }),
  output: chargerLine,
  refusals: [
    'insufficientBalance',
    'walletBlocked',
    'salesQuiet',
    'spendingLimitReached',
    'priceChanged',
    'giftOutOfRange',
    'ownCharacter',
    'notJoined',
    'recipientHeld',
    'messageRefused',
    'postDeleted',
    'mediaGone',
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
  ],
  rule: 'A gift: any fan whom no block separates from the creator. A message: the same, and joined where the character is pro; or the creator, to their fans.',
  limit: { max: 240, raisedMax: 240 * vipLimitFactor, per: 'user', seconds: 60 },
  maxBytes: 32_768,
  idempotency: 'client_id',
});

export const editMessageCall = defineCall({
  name: 'editMessage',
  isSpeech: true,
  summary: 'Other words for a message of mine, within 15 minutes; it is marked as edited.',
  method: 'POST',
  path: '/v3/api/dialogue/message/edit',
  auth: 'user',
  input: z.object({ msg_id: id, content: z.string().min(1).max(messageMaxLength) }),
  output: chatMessage,
  refusals: ['forbidden', 'messageRefused', 'messageDeleted', 'editTooLate'],
  rule: 'Whoever wrote it by hand, unless a block separates the two.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 32_768,
  idempotency: 'natural',
});

export const resendMessageCall = defineStream({
  name: 'resendMessage',
  isSpeech: true,
  summary:
    'Other words in place of my last message, and the answer to them; what was said and answered before stays as a version.',
  method: 'POST',
  path: '/v3/api/dialogue/message/resend',
  auth: 'user',
  input: z.object({ msg_id: id, content: z.string().min(1).max(messageMaxLength) }),
  output: replyLine,
  refusals: [
    'noLiveReply',
    'answerUnderWay',
    'versionsFull',
    'messageRefused',
    'ownCharacter',
    ...payingAgain,
  ],
  rule: 'The fan who wrote it, while nobody has written since and the companion answers.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 32_768,
  idempotency: 'natural',
});

export const listMessagesCall = defineCall({
  method: 'GET',
  auth: 'user',
  name: 'listMessages',
  summary: 'Messages of one conversation, oldest first; without before or after the newest ones.',
  path: '/v3/api/dialogue/history',
  input: conversationInput.extend({
    before: z.coerce.number().int().min(1).optional(),
    after: z.coerce.number().int().min(0).optional(),
    size: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({
    list: z.array(chatMessage),
    last_seq: z.number().int(),
    /** The answer being written right now, with its text so far. */
    live_reply: z
      .object({ reply_id: id, msg_id: id, reply_content: z.string(), offset: z.number().int() })
      .nullable(),
  }),
  refusals: [],
  rule: "The conversation's fan or its character's creator.",
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
