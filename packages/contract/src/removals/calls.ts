import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import {
  removalContentMaxLength,
  removalContentMinLength,
  removalKinds,
  removalSignatureMaxLength,
  removalsPerHour,
  removalUrlMaxLength,
} from './limits.ts';

export const createRemovalCall = defineCall({
  name: 'createRemoval',
  summary: 'Ask for the removal of a post or a page, without an account.',
  method: 'POST',
  path: '/v3/api/removal/create',
  auth: 'public',
  input: z.object({
    kind: z.enum(removalKinds),
    /** The address of the post or of the creator's page. */
    url: z.string().trim().min(1).max(removalUrlMaxLength),
    /** What it shows and why it has to go. */
    content: z.string().trim().min(removalContentMinLength).max(removalContentMaxLength),
    /** The full name, which stands for a signature. */
    signature: z.string().trim().min(2).max(removalSignatureMaxLength),
    email: z.email().max(254),
    client_id: z.string().min(8).max(64).optional(),
  }),
  /** `due_time`: by then it is decided. */
  output: z.object({ request_id: id, due_time: instant }),
  refusals: [],
  rule: 'Everybody, about a post or a page that is there.',
  limit: { max: removalsPerHour, per: 'ip', seconds: 3600 },
  maxBytes: 32_768,
  idempotency: 'client_id',
});
