import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { caseSubject } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireQueue } from '../../moderation/cases/staff.ts';
import { getPersonOfCase, logStaff } from './find-case.ts';

const $ = inputs({ userId: 'bigint', caseId: 'bigint', staffId: 'bigint', now: 'timestamptz' });

const lockPerson = statement(
  { user_id: 'bigint' },
  sql`select user_id from users where user_id = ${$.userId} and deleted_at is null for no key update`,
);

const openCase = statement(
  { case_id: 'bigint?' },
  sql`select open_case('reports', 'person', ${$.userId}, ${caseSubject.account}::smallint, ${$.userId}, 2::smallint, ${$.now})
    as case_id`,
);

/** Appeals keep their own eyes, and what somebody else works on is theirs. */
const gather = statement(
  { severity: 'smallint' },
  sql`update staff_cases set swept_into = ${$.caseId}, claimed_by = null, claimed_until = null
    where user_id = ${$.userId} and state = 'open' and swept_into is null and case_id <> ${$.caseId}
      and kind in ('report', 'post_review', 'comment_review', 'change_review') and proposal is null
      and (claimed_by is null or claimed_by = ${$.staffId} or claimed_until <= ${$.now})
    returning severity`,
);

/** The case stands as far ahead as the gravest and oldest that it has gathered. */
const place = statement(
  {},
  sql`update staff_cases t set severity = g.severity, created_at = g.created_at
    from (select min(s.severity) as severity, min(s.created_at) as created_at from staff_cases s
      where s.swept_into = ${$.caseId}) g
    where t.case_id = ${$.caseId} and g.severity is not null`,
);

/** Gathers what is open about a person into one case; again, it gathers what came since. */
export async function sweepPerson(
  context: Context,
  input: ParsedInput<'sweepPerson'>,
  viewer: Viewer,
): Promise<CallOutput<'sweepPerson'>> {
  requireQueue(viewer, 'reports');
  const userId = await getPersonOfCase(context.db, viewer, input);
  const now = context.clock.now();
  return transact(context, async (tx) => {
    if (!(await lockPerson.first(tx, { userId }))) refuse('notFound');
    const { case_id } = await openCase.one(tx, { userId, now });
    const caseId = case_id ?? refuse('notFound');
    const gathered = await gather.all(tx, { userId, caseId, staffId: viewer.userId, now });
    await place.run(tx, { caseId });
    const note = `${gathered.length} cases`;
    await logStaff(context, tx, viewer, { queue: 'reports', caseId, action: 'sweep', note });
    return { case_id: caseId, count: gathered.length };
  });
}
