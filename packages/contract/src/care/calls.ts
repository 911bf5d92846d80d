import { z } from 'zod';
import { decisionReasons } from '../moderation/limits.ts';
import { defineCall } from '../wire/call.ts';
import { flag, id, instant } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { appealMaxLength } from './limits.ts';

export const endCareCall = defineCall({
  name: 'endCare',
  summary: 'I am all right: care mode is over, the companion answers again and sales are open.',
  method: 'POST',
  path: '/v3/api/care/end',
  auth: 'user',
  input: noInput,
  output: nothing,
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const decision = z.object({
  decision_id: id,
  /** `age_hold`: the account is held because its person said that they are under 18. The others are decided by staff. */
  kind: z.enum([
    'age_hold',
    'post_removed',
    'comment_removed',
    'change_refused',
    'warning',
    'strike',
    'mute',
    'ban',
  ]),
  reason: z.enum(decisionReasons),
  /** The post or comment that was removed; null where it is about the account. */
  subject_id: id.nullable(),
  /** `under_review`: an appeal waits for staff. `lifted`: it holds no longer; `over`: its time has passed. */
  state: z.enum(['in_force', 'under_review', 'lifted', 'over']),
  /** When a strike, a mute or a ban ends by itself; null: for good, or nothing that lasts. */
  until_time: instant.nullable(),
  created_time: instant,
  /** 1 = an appeal can be made now. */
  can_appeal: flag,
});
export type Decision = z.infer<typeof decision>;

export const listDecisionsCall = defineCall({
  name: 'listDecisions',
  summary: 'Decisions about my account, the latest first.',
  method: 'GET',
  path: '/v3/api/user/decision/list',
  auth: 'user',
  isOpenToHeld: true,
  input: noInput,
  output: z.object({ list: z.array(decision) }),
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const createAppealCall = defineCall({
  name: 'createAppeal',
  summary: 'Appeal against a decision about my account.',
  method: 'POST',
  path: '/v3/api/appeal/create',
  auth: 'user',
  isOpenToHeld: true,
  input: z.object({ decision_id: id, content: z.string().trim().min(1).max(appealMaxLength) }),
  /** Where the age is checked by a provider, its address; null: a person of staff looks at it. */
  output: z.object({ decision, check_url: z.string().nullable() }),
  refusals: ['appealClosed'],
  rule: 'Whom the decision is about, while it is in force, for six months, one appeal at a time.',
  limit: { max: 20, per: 'user', seconds: 3600 },
  maxBytes: 16_384,
  idempotency: 'natural',
});
