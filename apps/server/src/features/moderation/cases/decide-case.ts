import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { CaseDecision, DecisionReason } from '@kindred/contract/moderation/limits';
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
    is_claimed: 'boolean!',
    is_own: 'boolean!',
  },
  sql`select s.case_id, s.queue, s.kind, s.user_id, s.about_case_id, s.subject_type, s.subject_id,
      coalesce(s.claimed_by <> ${$.staffId} and s.claimed_until > ${$.now}, false) as is_claimed,
      exists (select from staff_cases d where d.case_id = s.about_case_id and d.decider_id = ${$.staffId}) as is_own
    from staff_cases s where s.case_id = ${$.caseId} and s.state = 'open' for update`,
);

const closeCase = statement(
  {},
  sql`update staff_cases set state = 'decided', decision = ${$.decision}, reason = ${$.reason}, note = ${$.note},
      decided_by = ${$.name}, decider_id = ${$.staffId}, decided_at = ${$.now}, claimed_by = null, claimed_until = null
    where case_id = ${$.caseId} and state = 'open'`,
);

const logDecision = statement(
  {},
  sql`insert into staff_events
      (case_id, queue, actor_id, actor_name, action, decision, reason, note, before, after, created_at)
    values (${$.caseId}, ${$.queue}, ${$.staffId}, ${$.name}, 'decide', ${$.decision}, ${$.reason}, ${$.note},
      ${$.before}, ${$.after}, ${$.now})`,
);

/**
 * Decides a case in the viewer's name, once. Refuses with `caseClosed` where it is decided or an appeal against their own
 * decision, with `caseClaimed` while somebody else works on it, and with `invalidInput` a decision that the kind does not know.
 */
export async function decideCase(
  context: Context,
  { queue, case_id: caseId, decision, reason, note }: ParsedInput<'decideCase'>,
  viewer: Viewer,
): Promise<CallOutput<'decideCase'>> {
  requireQueue(viewer, queue);
  const by = { id: viewer.userId, name: await staffName(context.db, viewer.userId) };
  const now = context.clock.now();
  return transact(context, async (tx) => {
    const repeated = await findDecided.first(tx, { caseId, staffId: viewer.userId, decision, reason });
    if (repeated) return { case_id: caseId, decision };
    const outcome = await decideOpenCase(context, tx, { caseId, decision, reason, note, by, queue, now });
    if (outcome !== 'ok') refuse(outcome === 'claimed' ? 'caseClaimed' : 'caseClosed');
    return { case_id: caseId, decision };
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
  /** A person of staff; the command line has a name alone. */
  by: { id: string | null; name: string };
  /** Where it is given, the case must be one of this queue. */
  queue?: OpenCase['queue'];
  now: Date;
};

/** Decides a case in the caller's transaction, which also stores the task that notifies its person. */
export async function decideOpenCase(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { caseId, decision, reason, note, by, queue, now }: NewDecision,
): Promise<'ok' | 'claimed' | 'gone'> {
  await lockPerson.run(tx, { caseId });
  const openCase = await lockCase.first(tx, { caseId, staffId: by.id, now });
  if (!openCase || openCase.is_own || (queue && openCase.queue !== queue)) return 'gone';
  if (openCase.is_claimed) return 'claimed';
  const rule = ruleOf(context, openCase.kind);
  if (!rule.decisions(context, openCase.subject_type).includes(decision))
    refuse('invalidInput', { field: 'decision' });
  const effect = await rule.decide(context, tx, openCase, { decision, reason, now });
  const stored = { caseId, decision, reason, note, name: by.name, staffId: by.id, now };
  await closeCase.run(tx, stored);
  await logDecision.run(tx, { ...stored, ...effect, queue: openCase.queue });
  const { is_claimed: _claimed, is_own: _own, ...decided } = openCase;
  if (rule.notify) await enqueue(tx, caseDecidedTask, { ...decided, decision, reason });
  return 'ok';
}
