import { reportedType } from '@kindred/contract/moderation/limits';
import { publishDomainEvent } from '../../domain-event.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { CaseKindRule } from '../moderation/cases/case-kind.ts';
import { publishPost } from './publish-post.ts';
import { approvePost, rejectPost } from './reportable-post.ts';

const $ = inputs({ postId: 'bigint', now: 'timestamptz' });

const openReview = statement(
  { case_id: 'bigint?' },
  sql`select open_case('posts', 'post_review', c.user_id, ${reportedType.post}::smallint, p.post_id, 2::smallint, ${$.now}) as case_id
    from posts p join characters c using (char_id) where p.post_id = ${$.postId} and p.state = 2`,
);

/** Staff approve what they have read: a case about words that were changed since is closed to them. */
const dropOutdated = statement(
  { created_at: 'timestamptz' },
  sql`delete from staff_cases where queue = 'posts' and kind = 'post_review' and state = 'open'
      and subject_type = ${reportedType.post} and subject_id = ${$.postId}
    returning created_at`,
);

/** Puts a post that is held into the queue of the reviewers; what is changed meanwhile keeps its place. */
export async function openPostReview(tx: Tx, postId: string, now: Date): Promise<void> {
  const outdated = await dropOutdated.first(tx, { postId });
  await openReview.first(tx, { postId, now: outdated?.created_at ?? now });
}

/** A held post is approved and appears, or is rejected with a reason. */
export const postReviewCase: CaseKindRule = {
  kind: 'post_review',
  decisions: () => ['approve', 'reject'],
  decide: async (context, tx, { subject_id: id }, { decision, reason }) => {
    if (id === null) throw new Error('a review is about a post');
    if (decision === 'reject') return rejectPost(tx, { id, reason });
    await approvePost(tx, { id });
    await publishPost(context, tx, id);
    return { before: 'state 2', after: 'state 1' };
  },
  restore: async (context, tx, { subject_id: id }) => {
    if (id === null) return;
    await approvePost(tx, { id });
    await publishPost(context, tx, id);
  },
  notify: async (context, { case_id: caseId, user_id: userId, decision }) => {
    if (decision !== 'reject') return;
    const now = context.clock.now();
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic: 'staff_decided', cause: `case ${caseId}`, now }),
    );
  },
};
