import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { type CaseDecision, type DecisionReason, secondEyes } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Viewer } from '../../../viewer.ts';
import type { OpenCase } from './case-kind.ts';
import { caseDecidedTask } from './notify-decision.ts';
import { ruleOf } from './rule-of.ts';
import { requireQueue, staffName } from './staff.ts';

const $ = inputs({
  caseId: 'bigint',
  staffId: 'bigint?',
  name: 'text',
  decision: 'text',
  reason: 'text',
  note: 'text',
  before: 'text',
  after: 'text',
  queue: 'text',
  days: 'integer?',
  action: 'text',
  now: 'timestamptz',
});

const lockPerson = statement(
  {},
  sql`select from users u where u.user_id = (select s.user_id from staff_cases s where s.case_id = ${$.caseId})
    for no key update`,
);

const lockCase = statement(
  {
    case_id: 'bigint',
    queue: as<OpenCase['queue']>('text'),
    kind: as<OpenCase['kind']>('text'),
    user_id: 'bigint',
    about_case_id: 'bigint?',
    subject_type: 'smallint?',
    subject_id: 'bigint?',
    proposal: as<CaseDecision | null>('text?'),
    proposed_by: 'bigint?',
    swept_into: 'bigint?',
    is_claimed: 'boolean!',
    is_own: 'boolean!',
  },
  sql`select s.case_id, s.queue, s.kind, s.user_id, s.about_case_id, s.subject_type, s.subject_id, s.proposal, s.proposed_by, s.swept_into,
      coalesce(s.claimed_by <> ${$.staffId} and s.claimed_until > ${$.now}, false) as is_claimed,
      exists (select from staff_cases d where d.case_id = s.about_case_id
        and ${$.staffId} in (d.decider_id, d.proposed_by)) as is_own
    from staff_cases s where s.case_id = ${$.caseId} and s.state = 'open' for update`,
);

const closeCase = statement(
  {},
  sql`update staff_cases set state = 'decided', decision = ${$.decision}, reason = ${$.reason}, note = ${$.note},
      days = ${$.days}, decided_by = ${$.name}, decider_id = ${$.staffId}, decided_at = ${$.now}, claimed_by = null, claimed_until = null
    where case_id = ${$.caseId} and state = 'open'`,
);

const logDecision = statement(
  {},
  sql`insert into staff_events
      (case_id, queue, actor_id, actor_name, action, decision, reason, note, before, after, created_at)
    values (${$.caseId}, ${$.queue}, ${$.staffId}, ${$.name}, ${$.action}, ${$.decision}, ${$.reason}, ${$.note},
      ${$.before}, ${$.after}, ${$.now})`,
);

/**
 * Decides a case in the viewer's name, once. Refuses with `caseClosed` where it is decided or an appeal against their own
 * decision, with `caseClaimed` while somebody else works on it, and with `invalidInput` a decision that the kind does not know.
 */
export async function decideCase(
  context: Context,
  { queue, case_id: caseId, decision, reason, note, reply, days }: ParsedInput<'decideCase'>,
  viewer: Viewer,
): Promise<CallOutput<'decideCase'>> {
  requireQueue(viewer, queue);
  const by = { id: viewer.userId, name: await staffName(context.db, viewer.userId) };
  const now = context.clock.now();
  return transact(context, async (tx) => {
    const repeated = await findDecided.first(tx, { caseId, staffId: viewer.userId, decision, reason });
    if (repeated) return { case_id: caseId, decision, state: 'decided' };
    const decided = { caseId, decision, reason, note, reply, days: days ?? null, by, queue, now };
    const outcome = await decideOpenCase(context, tx, decided);
    if (outcome === 'own') refuse('secondPerson');
    if (outcome === 'claimed' || outcome === 'gone')
      refuse(outcome === 'claimed' ? 'caseClaimed' : 'caseClosed');
    return { case_id: caseId, decision, state: outcome === 'ok' ? 'decided' : 'proposed' };
  });
}

/** A repeat of a decision finds what it decided. */
const findDecided = statement(
  { case_id: 'bigint' },
  sql`select case_id from staff_cases where case_id = ${$.caseId} and state = 'decided' and decider_id = ${$.staffId}
    and decision = ${$.decision} and reason = ${$.reason}`,
);

export type NewDecision = {
  caseId: string;
  decision: CaseDecision;
  reason: DecisionReason;
  note: string;
  /** Of a mute or a ban; null: for good. */
  days: number | null;
  /** What is written to the person, of requests for help. */
  reply?: string;
  /** A person of staff; the command line has a name alone. */
  by: { id: string | null; name: string };
  /** Where it is given, the case must be one of this queue. */
  queue?: OpenCase['queue'];
  /** The case that has gathered it, which alone decides it. */
  sweptInto?: string;
  now: Date;
};

const propose = statement(
  {},
  sql`update staff_cases set proposal = ${$.decision}, proposed_by = ${$.staffId}, days = ${$.days}, claimed_by = null,
      claimed_until = null
    where case_id = ${$.caseId} and state = 'open'`,
);

/** `proposed`: another one of the staff has to decide the same; `own`: they have to, and it is the one who proposed it. */
export type Outcome = 'ok' | 'proposed' | 'own' | 'claimed' | 'gone';

/** Decides a case in the caller's transaction, which also stores the task that notifies its person. */
export async function decideOpenCase(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { caseId, decision, reason, note, reply = '', days, by, queue, sweptInto, now }: NewDecision,
): Promise<Outcome> {
  await lockPerson.run(tx, { caseId });
  const openCase = await lockCase.first(tx, { caseId, staffId: by.id, now });
  if (!openCase || openCase.is_own || (queue && openCase.queue !== queue)) return 'gone';
  if (openCase.swept_into !== (sweptInto ?? null)) return 'gone';
  if (openCase.is_claimed) return 'claimed';
  const rule = ruleOf(context, openCase.kind);
  if (!rule.decisions(context, openCase.subject_type).includes(decision))
    refuse('invalidInput', { field: 'decision' });
  const { queue: ofQueue, proposal, proposed_by: proposer } = openCase;
  const stored = { caseId, decision, reason, note, days, name: by.name, staffId: by.id, queue: ofQueue, now };
  const isSeconded = proposal === decision && proposer !== null;
  if (secondEyes.includes(decision) && (!isSeconded || proposer === by.id)) {
    if (isSeconded) return 'own';
    await propose.run(tx, stored);
    await logDecision.run(tx, { ...stored, action: 'propose', before: 'open', after: 'proposed' });
    return 'proposed';
  }
  const effect = await rule.decide(context, tx, openCase, { decision, reason, reply, days, by, now });
  await closeCase.run(tx, stored);
  await logDecision.run(tx, { ...stored, ...effect, action: 'decide' });
  const { case_id, kind, user_id, about_case_id, subject_type, subject_id } = openCase;
  const decided = { case_id, queue: ofQueue, kind, user_id, about_case_id, subject_type, subject_id };
  if (rule.notify) await enqueue(tx, caseDecidedTask, { ...decided, decision, reason });
  return 'ok';
}
