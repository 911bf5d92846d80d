import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { CaseKindRule } from '../../moderation/cases/case-kind.ts';
import { tellAgeDecision } from './tell-decision.ts';

const $ = inputs({ userId: 'bigint', caseId: 'bigint', now: 'timestamptz' });

const liftHold = statement({}, sql`update users set age_held_at = null where user_id = ${$.userId}`);

/** What else is open of the same hold is decided with it. */
const closeOthers = statement(
  {},
  sql`update staff_cases set state = 'decided', decision = 'clear', decided_at = ${$.now}, decided_by = 'with another case'
    where user_id = ${$.userId} and case_id <> ${$.caseId} and state = 'open' and kind in ('age', 'age_appeal')`,
);

const holds: Pick<CaseKindRule, 'decisions' | 'decide' | 'notify'> = {
  decisions: () => ['clear', 'keep'],
  decide: async (_context, tx, { case_id: caseId, user_id: userId }, { decision, now }) => {
    if (decision === 'keep') return { before: 'held', after: 'held' };
    await liftHold.run(tx, { userId });
    await closeOthers.run(tx, { userId, caseId, now });
    return { before: 'held', after: 'cleared' };
  },
  notify: tellAgeDecision,
};

/** `clear`: nothing holds any more. `keep`: it stays. Of a case of distress both say that staff has looked at it. */
export const careCaseKinds: CaseKindRule[] = [
  { kind: 'age', ...holds },
  { kind: 'age_appeal', ...holds },
  {
    kind: 'distress',
    decisions: () => ['clear', 'keep'],
    decide: async () => ({ before: 'open', after: 'seen' }),
  },
];
