import type { CaseDecision } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { announceDecision } from '../sanctions/announce-standing.ts';
import { imposeSanction, isSanction, liftSanctions } from '../sanctions/sanctions.ts';
import type { CaseKind, CaseKindRule, Verdict } from './case-kind.ts';
import { decideOpenCase } from './decide-case.ts';
import { ruleOf } from './rule-of.ts';

const $ = inputs({ caseId: 'bigint' });

const listSwept = statement(
  { case_id: 'bigint', kind: as<CaseKind>('text'), subject_type: 'smallint?' },
  sql`select case_id, kind, subject_type from staff_cases where swept_into = ${$.caseId} and state = 'open' order by case_id`,
);

/** Everything about one person that was open, decided at once: what was gathered goes or stays with it. */
export const personCase: CaseKindRule = {
  kind: 'person',
  decisions: () => ['dismiss', 'warn', 'remove', 'strike', 'mute', 'ban'],
  decide: async (context, tx, { case_id: caseId, user_id: userId }, verdict) => {
    const { decision: kind, days, now } = verdict;
    if (isSanction(kind)) await imposeSanction(tx, { userId, caseId, kind, days, now });
    await decideSwept(context, tx, caseId, verdict);
    return { before: 'open', after: kind };
  },
  restore: async (_context, tx, { case_id: caseId, user_id: userId }, now) =>
    liftSanctions(tx, { caseId, userId, now }),
  notify: async (context, decided) => {
    const { case_id: caseId, user_id: userId, decision } = decided;
    await announceDecision(context, decided);
    if (decision === 'dismiss') return;
    const now = context.clock.now();
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic: 'staff_decided', cause: `case ${caseId}`, now }),
    );
  },
};

/** In the order in which they are preferred. */
const stays: readonly CaseDecision[] = ['dismiss', 'approve'];
const goes: readonly CaseDecision[] = ['remove', 'reject', 'warn'];

async function decideSwept(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  caseId: string,
  { decision, reason, by, now }: Verdict,
): Promise<void> {
  const wanted = decision === 'dismiss' ? stays : decision === 'warn' ? goes.toReversed() : goes;
  for (const swept of await listSwept.all(tx, { caseId })) {
    const possible = ruleOf(context, swept.kind).decisions(context, swept.subject_type);
    const own = wanted.find((candidate) => possible.includes(candidate));
    if (!own) continue;
    const decided = { caseId: swept.case_id, decision: own, reason, note: `with case ${caseId}`, days: null };
    await decideOpenCase(context, tx, { ...decided, by, now, sweptInto: caseId });
  }
}
