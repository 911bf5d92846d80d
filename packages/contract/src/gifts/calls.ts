import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id } from '../wire/ids.ts';

export const undoGiftCall = defineCall({
  name: 'undoGift',
  summary: 'Take back a gift that was just sent: its diamonds come back, on both sides it is gone.',
  method: 'POST',
  path: '/v3/api/gift/undo',
  auth: 'user',
  /** The gift's message. */
  input: z.object({ msg_id: id }),
  output: z.object({ diamond: z.number().int() }),
  refusals: ['giftDelivered', 'giftUndoOver'],
  rule: 'Its giver, within 30 seconds, while the creator or their companion has not answered it.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
