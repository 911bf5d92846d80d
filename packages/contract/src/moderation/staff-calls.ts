import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { flag, id, instant } from '../wire/ids.ts';
import { languages } from '../wire/languages.ts';
import { pageInput, pageOf } from '../wire/pages.ts';
import {
  caseDecisions,
  decisionNoteMaxLength,
  decisionReasons,
  reportReasons,
  sanctionDaysMax,
  staffActions,
  staffQueues,
  staffReplyMaxLength,
} from './limits.ts';

const queue = z.enum(staffQueues);

const staffCase = z.object({
  case_id: id,
  queue,
  kind: z.enum([
    'age',
    'age_appeal',
    'appeal',
    'distress',
    'report',
    'post_review',
    'comment_review',
    'change_review',
    'person',
    'ticket',
    'removal',
  ]),
  /** 0 is the gravest; minors, intimate images and danger to somebody stand first. */
  severity: z.number().int(),
  /** Whom the case is about. */
  user_id: id,
  nickname: z.string(),
  char_id: id.nullable(),
  /** 1 = a post, 2 = a comment, 3 = a person, 4 = a conversation, 5 = a message, 6 = a change that waits, 7 = all that was gathered about a person, 8 = a request for help; null: the account. */
  subject_type: z.number().int().nullable(),
  subject_id: id.nullable(),
  /** Where it came from: a message, a comment, a request for help, a report, an appeal. */
  source: z.string(),
  /** What is reported, or what the person writes to staff. */
  content: z.string(),
  /** Messages of a reported conversation, the oldest first. */
  evidence: z.array(
    z.object({
      identity: z.string(),
      content: z.string(),
      created_time: instant,
      is_deleted: flag,
      media: z.array(z.object({ media_id: id, type: z.string() })),
    }),
  ),
  /** Pictures that were shown to staff. Opening one is logged. */
  files: z.array(z.object({ file_id: id, name: z.string(), url: z.string() })),
  /** In which the person reads an answer; null where staff does not write to them. */
  language: z.enum(languages).nullable(),
  /** The newest reports, at most twenty, without who made them. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), detail: z.string(), created_time: instant })),
  report_count: z.number().int(),
  state: z.enum(['open', 'decided']),
  /** What can be decided. */
  decisions: z.array(z.enum(caseDecisions)),
  decision: z.enum(caseDecisions).nullable(),
  reason: z.string(),
  note: z.string(),
  created_time: instant,
  /** By when it has to be decided; null: no law says so. */
  due_time: instant.nullable(),
  decided_time: instant.nullable(),
  /** What one of the staff has proposed; another has to confirm it. */
  proposed: z
    .object({
      user_id: id,
      nickname: z.string(),
      decision: z.enum(caseDecisions),
      days: z.number().int().nullable(),
    })
    .nullable(),
  /** Who of the staff works on it, while the claim lasts. */
  claimed_by: z.object({ user_id: id, nickname: z.string(), until_time: instant }).nullable(),
});
export type StaffCase = z.infer<typeof staffCase>;

export const listCasesCall = defineCall({
  name: 'listCases',
  summary:
    'The cases of a queue of the staff: open ones, gravest and oldest first, or decided ones, latest first.',
  method: 'GET',
  path: '/v3/api/staff/:queue/list',
  auth: 'staff',
  input: pageInput(20).extend({ queue, state: z.enum(['open', 'decided']).default('open') }),
  output: pageOf(staffCase),
  refusals: [],
  rule: 'Staff whose role works on the queue.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const claimCaseCall = defineCall({
  name: 'claimCase',
  summary: 'Claim a case for five minutes, or renew the claim, so that nobody else decides it meanwhile.',
  method: 'POST',
  path: '/v3/api/staff/:queue/claim',
  auth: 'staff',
  input: z.object({ queue, case_id: id }),
  output: z.object({ until_time: instant }),
  refusals: ['caseClaimed', 'caseClosed'],
  rule: 'Staff whose role works on the queue; an appeal never by who decided first.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const decideCaseCall = defineCall({
  name: 'decideCase',
  summary: 'Decide a case, once. Its person is given the decision with its reason.',
  method: 'POST',
  path: '/v3/api/staff/:queue/decide',
  auth: 'staff',
  input: z.object({
    queue,
    case_id: id,
    decision: z.enum(caseDecisions),
    reason: z.enum(decisionReasons),
    /** For the file; the person concerned does not read it. */
    note: z.string().trim().max(decisionNoteMaxLength).default(''),
    /** Of a mute or a ban: how many days it lasts; left out, it is for good. */
    days: z.number().int().min(1).max(sanctionDaysMax).optional(),
    /** What is written to the person in answer to their request for help. */
    reply: z.string().trim().max(staffReplyMaxLength).default(''),
  }),
  /** `proposed`: it takes a second one of the staff, who decides the same. */
  output: z.object({ case_id: id, decision: z.enum(caseDecisions), state: z.enum(['decided', 'proposed']) }),
  refusals: ['caseClaimed', 'caseClosed', 'secondPerson'],
  rule: 'Staff whose role works on the queue, while nobody else has claimed the case; an appeal never by who decided first, a ban by two.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 32_768,
  idempotency: 'key',
});

const auditEvent = z.object({
  event_id: id,
  case_id: id,
  queue,
  actor: z.object({ user_id: id.nullable(), name: z.string() }),
  action: z.enum(staffActions),
  decision: z.enum(caseDecisions).nullable(),
  reason: z.string(),
  note: z.string(),
  before: z.string(),
  after: z.string(),
  created_time: instant,
});

export const listAuditEventsCall = defineCall({
  name: 'listAuditEvents',
  summary: 'What staff did, the latest first: who, what, why, before and after.',
  method: 'GET',
  path: '/v3/api/staff/audit/list',
  auth: 'admin',
  input: pageInput(20),
  output: pageOf(auditEvent),
  refusals: [],
  rule: 'An administrator of the staff.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
