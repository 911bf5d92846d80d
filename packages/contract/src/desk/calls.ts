import { z } from 'zod';
import { mediaItem } from '../media/calls.ts';
import { caseDecisions, staffQueues } from '../moderation/limits.ts';
import { defineCall } from '../wire/call.ts';
import { flag, id, instant } from '../wire/ids.ts';

/** What is looked up of a person is looked up because of a case about them. */
const byCase = z.object({ queue: z.enum(staffQueues), case_id: id });

const staffSpec = {
  auth: 'staff',
  refusals: [],
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
} as const;

const staffPerson = z.object({
  user_id: id,
  nickname: z.string(),
  created_time: instant,
  char_id: id.nullable(),
  char_unique_id: z.string().nullable(),
  /** Strikes that are live. */
  strikes: z.number().int(),
  is_muted: flag,
  is_banned: flag,
  post_num: z.number().int(),
  comment_num: z.number().int(),
  /** Reports that others made about them, and that they made. */
  reported_num: z.number().int(),
  report_num: z.number().int(),
  sanctions: z.array(
    z.object({
      kind: z.enum(['strike', 'mute', 'ban']),
      case_id: id,
      created_time: instant,
      /** null: for good. */
      until_time: instant.nullable(),
      /** When it ended: by itself, or by an appeal. */
      lifted_time: instant.nullable(),
    }),
  ),
  /** The latest fifty cases about them. */
  cases: z.array(
    z.object({
      case_id: id,
      queue: z.enum(staffQueues),
      kind: z.string(),
      state: z.enum(['open', 'decided']),
      decision: z.enum(caseDecisions).nullable(),
      created_time: instant,
    }),
  ),
  /** The latest twenty posts and comments. */
  written: z.array(
    z.object({ kind: z.enum(['post', 'comment']), id, content: z.string(), created_time: instant }),
  ),
});
export type StaffPerson = z.infer<typeof staffPerson>;

export const getStaffPersonCall = defineCall({
  ...staffSpec,
  name: 'getStaffPerson',
  summary: 'What there is about the person of a case, over all features. Each look is in the log.',
  method: 'GET',
  path: '/v3/api/staff/person',
  input: byCase,
  output: staffPerson,
  rule: 'Staff whose role works on the queue of a case about the person.',
  idempotency: 'read',
});

export const sweepPersonCall = defineCall({
  ...staffSpec,
  name: 'sweepPerson',
  summary:
    'Gather all open reports and reviews about the person of a case into one case, which is decided at once.',
  method: 'POST',
  path: '/v3/api/staff/person/sweep',
  input: byCase,
  output: z.object({ case_id: id, count: z.number().int() }),
  rule: 'Moderators; what another one of the staff works on is left where it is.',
  idempotency: 'natural',
});

export const listCaseMediaCall = defineCall({
  ...staffSpec,
  name: 'listCaseMedia',
  summary: 'Pictures and clips that a case is about. Each look is in the log.',
  method: 'GET',
  path: '/v3/api/staff/case/media',
  input: byCase,
  output: z.object({ list: z.array(mediaItem) }),
  rule: 'Staff whose role works on the queue.',
  idempotency: 'read',
});
