import { caseSubject } from '@kindred/contract/moderation/limits';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { rejectPost } from '../posts/reportable-post.ts';

const $ = inputs({ before: 'timestamptz', now: 'timestamptz', caseId: 'bigint', type: 'smallint' });

/** So long before the end of the clock a post is hidden that nobody has decided about. */
const aheadMs = 3_600_000;
const contactMs = 365 * 86_400_000;

const listDue = statement(
  { case_id: 'bigint', post_id: 'bigint!' },
  sql`select s.case_id, s.subject_id as post_id from staff_cases s
    where s.kind = 'removal' and s.state = 'open' and s.subject_type = ${$.type} and s.due_at <= ${$.before}
      and exists (select from removal_requests r where r.case_id = s.case_id and r.kind = 'intimate_image')
      and not exists (select from removal_requests r where r.case_id = s.case_id and r.hidden_at is not null)
    order by s.due_at limit 100`,
);

const markHidden = statement(
  {},
  sql`update removal_requests set hidden_at = ${$.now} where case_id = ${$.caseId}`,
);

/** Hides what is said to be an intimate image an hour before its clock ends, until staff have decided. */
export async function hideDue(context: Context): Promise<void> {
  const now = context.clock.now();
  const before = new Date(now.getTime() + aheadMs);
  const due = await listDue.all(context.db, { before, type: caseSubject.post });
  for (const { case_id: caseId, post_id: id } of due)
    await transact(context, async (tx) => {
      const { before: was } = await rejectPost(tx, { id, reason: 'non_consent' });
      if (was === 'state 1') await markHidden.run(tx, { caseId, now });
    });
}

const forgetContacts = statement(
  {},
  sql`update removal_requests set contact = null where contact is not null and decided_at < ${$.before}`,
);

/** Deletes the names and addresses of requesters a year after the decision. */
export async function forgetOldContacts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await forgetContacts.run(db, { before: new Date(clock.now().getTime() - contactMs) });
}
