import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { listDecisionRows, presentDecision } from './decisions.sql.ts';

const $ = inputs({ userId: 'bigint', caseId: 'bigint', content: 'text', now: 'timestamptz' });

const insert = statement(
  { case_id: 'bigint' },
  sql`insert into staff_cases (queue, kind, user_id, about_case_id, source, content, created_at)
    values ('appeals', 'age_appeal', ${$.userId}, ${$.caseId}, 'appeal',
      ${$.content}, ${$.now})
    on conflict (about_case_id) where state = 'open' do nothing returning case_id`,
);

/**
 * Stores the viewer's appeal and begins the check of their age. Refuses `notFound` for a decision that is not about them,
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
  const { checkUrl } = await age.beginCheck({ caseId, userId });
  return { decision: presentDecision(await find()), check_url: checkUrl ?? null };
}
