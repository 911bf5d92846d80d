import { z } from 'zod';
import { mediaItem } from '../media/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { pageInput, pageOf } from '../wire/pages.ts';
import { chatMessage } from './calls.ts';

/** A photo, a video or a voice note with the addresses that the viewer may have; '' where it is locked. */
export const playableMedia = mediaItem.extend({
  type: z.enum(['image', 'video', 'audio']),
  /** The waveform of a voice note, 0 to 100. */
  peaks: z.array(z.number().int()).nullable(),
});
export type PlayableMedia = z.infer<typeof playableMedia>;

export const listMessageMediaCall = defineCall({
  name: 'listMessageMedia',
  summary:
    'Photos, videos and voice notes of messages, with fresh links; messages that are not there are left out.',
  method: 'GET',
  path: '/v3/api/dialogue/message/media',
  auth: 'user',
  input: z.object({
    /** Ids with commas between them. */
    msg_ids: z.string().regex(/^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,29}$/),
  }),
  output: z.object({
    list: z.array(
      z.object({ msg_id: id, access: z.enum(['full', 'locked']), media: z.array(playableMedia) }),
    ),
  }),
  refusals: [],
  rule: 'The two people of the conversation, unless a block separates them; what is sold: its creator, and the fan once they have bought it.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const unlockMessageCall = defineCall({
  name: 'unlockMessage',
  summary: 'Buy the media of a message with diamonds; it stays bought, also when the message is unsent.',
  method: 'POST',
  path: '/v3/api/dialogue/message/unlock',
  auth: 'user',
  input: z.object({
    msg_id: id,
    /** Diamonds as shown. Another price, or none, is refused with the price as it is. */
    expected_price: z.number().int().min(0).max(1_000_000).optional(),
  }),
  output: z.object({ diamond: z.number().int(), message: chatMessage }),
  refusals: [
    'insufficientBalance',
    'walletBlocked',
    'salesQuiet',
    'spendingLimitReached',
    'priceChanged',
    'alreadyOwned',
    'notForSale',
    'messageDeleted',
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
  ],
  rule: "The conversation's fan, unless a block separates them from the creator.",
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'key',
});

/** What a fan bought in a conversation. */
export const boughtMessage = z.object({
  msg_id: id,
  char_id: id,
  chat_no: z.number().int(),
  seq: z.number().int(),
  /** Of the creator. */
  name: z.string(),
  /** What the message says; '' when it was unsent. */
  content: z.string(),
  is_deleted: z.boolean(),
  /** Diamonds that were paid. */
  price: z.number().int(),
  bought_time: instant,
  media: z.array(playableMedia),
});
export type BoughtMessage = z.infer<typeof boughtMessage>;

export const listBoughtMessagesCall = defineCall({
  name: 'listBoughtMessages',
  summary: 'What I bought in messages, newest first, also of messages that were unsent since.',
  method: 'GET',
  path: '/v3/api/dialogue/purchases',
  auth: 'user',
  input: pageInput(20),
  output: pageOf(boughtMessage),
  refusals: [],
  rule: 'The caller, their own purchases; not behind a block, and not what was refunded.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
