import { z } from 'zod';
import { chatMessage, conversationInput } from '../chat/calls.ts';
import { messageMaxLength } from '../chat/limits.ts';
import { defineStream } from '../wire/call.ts';
import { id } from '../wire/ids.ts';

/**
 * One `data:` line. A gift answers with one line that has `diamond`. A message answers first with what was
 * stored (`message`), then with pieces of the companion's answer (`reply_content` goes on at `offset`,
 * in UTF-16 code units), last with `done` and the stored answer. Lines without fields keep the line open.
 */
export const chargerLine = z.object({
  /** Balance after a gift. */
  diamond: z.number().int().optional(),
  msg_id: id.optional(),
  message: chatMessage.optional(),
  reply_id: id.optional(),
  reply_content: z.string().optional(),
  offset: z.number().int().optional(),
  done: z.boolean().optional(),
});
export type ChargerLine = z.infer<typeof chargerLine>;

export const chargerCall = defineStream({
  name: 'charger',
  summary: 'Send a gift (`price`, with an Idempotency-Key) or a message (`content`, with `client_id`).',
  method: 'POST',
  path: '/v3/api/dialogue/charger',
  auth: 'user',
  input: conversationInput.extend({
    /** Diamonds of a gift. Any whole number is let in; the range is refused with its own code. */
    price: z.number().int().min(-1_000_000).max(1_000_000).optional(),
    content: z.string().min(1).max(messageMaxLength).optional(),
    /** Made by the sender; the same one twice is one message. */
    client_id: z.string().min(1).max(64).optional(),
    reply_to_seq: z.number().int().min(1).optional(),
  }),
  output: chargerLine,
  refusals: [
    'insufficientBalance',
    'walletBlocked',
    'giftOutOfRange',
    'ownCharacter',
    'notJoined',
    'messageRefused',
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
  ],
  rule: 'A gift: any fan whom no block separates from the creator. A message: the same, and joined where the character is pro; or the creator, to their fans.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 32_768,
  idempotency: 'client_id',
});
