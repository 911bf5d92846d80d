import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { listDecisionRows, presentDecision } from './decisions.sql.ts';

const $ = inputs({ userId: 'bigint', caseId: 'bigint', content: 'text', now: 'timestamptz' });

const insert = statement(
  { case_id: 'bigint' },
  sql`insert into staff_cases
      (queue, kind, user_id, about_case_id, source, content, severity, subject_type, subject_id, created_at)
    select 'appeals', case s.kind when 'age' then 'age_appeal' else 'appeal' end, s.user_id, s.case_id, 'appeal',
      ${$.content}, s.severity, s.subject_type, s.subject_id, ${$.now}
    from staff_cases s where s.case_id = ${$.caseId} and s.user_id = ${$.userId}
    on conflict (about_case_id) where state = 'open' do nothing returning case_id`,
);

/**
 * Stores the viewer's appeal; against a hold it begins the check of their age. Refuses `notFound` for a decision that is not about them,
 * and `appealClosed` where it is not in force, is older than six months, or has an open appeal.
 */
export async function createAppeal(
  { db, clock, age }: Pick<Context, 'db' | 'clock' | 'age'>,
  { decision_id: caseId, content }: ParsedInput<'createAppeal'>,
  { userId }: Viewer,
): Promise<CallOutput<'createAppeal'>> {
  const now = clock.now();
  const find = async () =>
    (await listDecisionRows(db, { userId, now })).find(({ case_id }) => case_id === caseId) ??
    refuse('notFound');
  if (!(await find()).can_appeal) refuse('appealClosed');
  if (!(await insert.first(db, { userId, caseId, content, now }))) refuse('appealClosed');
  const decision = presentDecision(await find());
  if (decision.kind !== 'age_hold') return { decision, check_url: null };
  const { checkUrl } = await age.beginCheck({ caseId, userId });
  return { decision, check_url: checkUrl ?? null };
}
