import { z } from 'zod';
import { creatorKinds, handlePattern } from '../characters/limits.ts';
import { groupIdPattern } from '../subscriptions/tiers.ts';
import { defineCall, defineForm } from '../wire/call.ts';
import { id } from '../wire/ids.ts';
import { personName } from '../wire/person-name.ts';
import { longest, tidyHandle } from './limits.ts';

/** Why a handle can or cannot be had. */
export const handleOutcome = z.enum(['free', 'taken', 'invalid']);
export type HandleOutcome = z.infer<typeof handleOutcome>;

export const checkHandleCall = defineCall({
  name: 'checkHandle',
  summary: 'Whether a handle can be had right now; nothing is held.',
  method: 'GET',
  path: '/v3/api/character/handle/check',
  auth: 'user',
  input: z.object({ handle: z.string().max(100) }),
  output: z.object({ handle: z.string(), outcome: handleOutcome }),
  refusals: [],
  rule: 'Anyone signed in.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

/** Form fields are text. */
const ticked = z.union([z.boolean(), z.stringbool()]);
const text = (max: number) => z.string().trim().max(max).default('');

export const becomeCreatorCall = defineForm({
  name: 'becomeCreator',
  isSpeech: true,
  summary: 'Make my character and become a creator; `avatar` and `banner` as picture files.',
  method: 'POST',
  path: '/v1/api/user/confirm/become/creator',
  auth: 'user',
  input: z.object({
    handle: z.string().max(100).transform(tidyHandle).pipe(z.string().regex(handlePattern)),
    name: personName(longest.name),
    tagline: text(longest.tagline),
    bio: text(longest.bio),
    kind: z.enum(creatorKinds).optional(),
    /** Left out by a free character. */
    group_id: z.string().regex(groupIdPattern).optional(),
    greeting: text(longest.greeting),
    persona: text(longest.persona),
    /** Of age, and so is everybody who is shown. */
    age_confirmed: ticked.default(false),
    policy_accepted: ticked.default(false),
    /** Version of the text that was agreed to; an older version has to be agreed to again. */
    policy_version: z.string().max(20),
  }),
  output: z.object({ char_id: id, char_unique_id: z.string() }),
  refusals: [
    'consentMissing',
    'handleTaken',
    'textRefused',
    'alreadyCreator',
    'fileRefused',
    'heicRefused',
    'tooManyPixels',
    'storageFull',
  ],
  rule: 'Anyone signed in who is no creator yet. A repeat with the same handle gives the character made first.',
  limit: { max: 20, per: 'user', seconds: 60 },
  maxBytes: 24 * 1024 * 1024,
  idempotency: 'natural',
});
