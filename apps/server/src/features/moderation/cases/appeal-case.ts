import { publishDomainEvent } from '../../../domain-event.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { announceStanding } from '../sanctions/announce-standing.ts';
import type { CaseKind, CaseKindRule, OpenCase } from './case-kind.ts';
import { ruleOf } from './rule-of.ts';

const $ = inputs({ caseId: 'bigint' });

const findDecided = statement(
  {
    case_id: 'bigint',
    queue: as<OpenCase['queue']>('text'),
    kind: as<CaseKind>('text'),
    user_id: 'bigint',
    about_case_id: 'bigint?',
    subject_type: 'smallint?',
    subject_id: 'bigint?',
    decision: as<string>('text!'),
  },
  sql`select case_id, queue, kind, user_id, about_case_id, subject_type, subject_id, decision
    from staff_cases where case_id = ${$.caseId} and state = 'decided'`,
);

/** An appeal restores what was removed, or upholds the decision. */
export const appealCase: CaseKindRule = {
  kind: 'appeal',
  decisions: () => ['restore', 'uphold'],
  decide: async (context, tx, appeal, { decision, now }) => {
    if (decision === 'uphold') return { before: 'in_force', after: 'in_force' };
    const first = await findDecided.first(tx, { caseId: appeal.about_case_id ?? '0' });
    if (first && first.decision !== 'warn')
      await ruleOf(context, first.kind).restore?.(context, tx, first, now);
    return { before: 'in_force', after: 'lifted' };
  },
  notify: async (context, { case_id: caseId, user_id: userId }) => {
    const now = context.clock.now();
    announceStanding(context, userId);
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic: 'staff_decided', cause: `case ${caseId}`, now }),
    );
  },
};
