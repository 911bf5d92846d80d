import { publishDomainEvent } from '../../../domain-event.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { CaseKindRule } from './case-kind.ts';

const $ = inputs({ caseId: 'bigint' });

const findDecision = statement(
  { decision: as<string>('text!'), subject_type: 'smallint?', subject_id: 'bigint?' },
  sql`select decision, subject_type, subject_id from staff_cases where case_id = ${$.caseId} and state = 'decided'`,
);

/** An appeal restores what was removed, or upholds the decision. */
export const appealCase: CaseKindRule = {
  kind: 'appeal',
  decisions: () => ['restore', 'uphold'],
  decide: async ({ hooks }, tx, appeal, { decision, now }) => {
    if (decision === 'uphold') return { before: 'in_force', after: 'in_force' };
    const first = await findDecision.first(tx, { caseId: appeal.about_case_id ?? '0' });
    const reportable = hooks.reportables.find(({ type }) => type === first?.subject_type);
    const isRemoved = first?.decision === 'remove' || first?.decision === 'reject';
    if (isRemoved && first?.subject_id) await reportable?.restore?.(tx, { id: first.subject_id, now });
    return { before: 'in_force', after: 'lifted' };
  },
  notify: async (context, { case_id: caseId, user_id: userId }) => {
    const now = context.clock.now();
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic: 'staff_decided', cause: `case ${caseId}`, now }),
    );
  },
};
