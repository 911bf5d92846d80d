import { z } from 'zod';
import { fansConversation } from '../chat/calls.ts';
import { factKinds } from '../memory/limits.ts';
import { defineCall } from '../wire/call.ts';
import { id } from '../wire/ids.ts';

/** A sentence of a brief, and the message that it comes from. */
const cited = z.object({ text: z.string(), seq: z.number().int(), msg_id: id });

/** What a creator needs to know who takes a conversation over from their companion. */
export const brief = z.object({
  /** The fan's words of distress, while the creator has not answered them; it comes before all else. */
  distress: cited.nullable(),
  /** What the companion said since the creator last wrote, the newest last. */
  said: z.array(cited),
  /** What it said would happen. */
  promised: z.array(cited),
  /** What is remembered of the fan; a fact that the creator or the fan wrote themselves cites no message. */
  learned: z.array(z.object({ kind: z.enum(factKinds), text: z.string(), seq: z.number().int().nullable() })),
  /** What the fan waits for an answer to; null: nothing. */
  waiting: cited.nullable(),
  /** Three answers to choose from. */
  answers: z.array(z.object({ content: z.string() })),
});
export type Brief = z.infer<typeof brief>;

export const getBriefCall = defineCall({
  name: 'getBrief',
  summary:
    'What my companion said, promised and learned in a conversation, what the fan waits for, and three answers.',
  method: 'GET',
  path: '/v3/api/dialogue/brief',
  auth: 'creator',
  input: fansConversation,
  output: brief,
  refusals: ['creatorsOnly'],
  rule: "The creator of the conversation's character.",
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
