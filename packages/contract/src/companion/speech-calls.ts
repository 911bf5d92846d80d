import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id } from '../wire/ids.ts';

export const speakMessageCall = defineCall({
  name: 'speakMessage',
  summary: 'A message of a companion read aloud by an AI voice; null where the browser has to read it.',
  method: 'POST',
  path: '/v3/api/dialogue/message/speech',
  auth: 'user',
  input: z.object({ msg_id: id }),
  output: z.object({
    audio: z
      .object({
        type: z.enum(['audio/mpeg', 'audio/wav', 'audio/ogg']),
        /** The whole file, in base64. */
        data: z.string(),
      })
      .nullable(),
  }),
  refusals: ['speechQuiet', 'messageDeleted', 'dailyLimitReached'],
  rule: 'The two people of the conversation, unless a block separates them, of what neither has deleted; not while its fan is in care mode.',
  limit: { max: 40, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
