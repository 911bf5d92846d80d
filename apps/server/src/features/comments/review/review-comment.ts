import { reportedType } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { CaseKindRule } from '../../moderation/cases/case-kind.ts';
import { announceComment } from './announce-comment.ts';
import { showComment, withholdComment } from './reportable-comment.ts';

const $ = inputs({ userId: 'bigint', commentId: 'bigint', content: 'text', now: 'timestamptz' });

const insertCase = statement(
  {},
  sql`insert into staff_cases (queue, kind, user_id, source, subject_type, subject_id, severity, content, created_at)
    values ('posts', 'comment_review', ${$.userId}, 'comment', ${reportedType.comment}, ${$.commentId}, 2,
      ${$.content}, ${$.now})`,
);

/** Shows a new comment to its writer alone until staff have read it. */
export async function holdComment(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  comment: { commentId: string; userId: string; content: string },
): Promise<void> {
  const { commentId, userId } = comment;
  const now = context.clock.now();
  await withholdComment(tx, commentId);
  await insertCase.run(tx, { ...comment, now });
  const cause = `held comment ${commentId}`;
  await publishDomainEvent(context, tx, { userId, topic: 'held_for_review', cause, now });
}

const findShown = statement(
  {
    user_id: 'bigint',
    post_id: 'bigint',
    content: 'text',
    reply_user_id: 'bigint?',
    owner_id: 'bigint',
    char_id: 'bigint',
  },
  sql`select k.user_id, k.post_id, k.content, k.reply_user_id, c.user_id as owner_id, c.char_id
    from comments k join posts p using (post_id) join characters c on c.char_id = p.char_id
    where k.comment_id = ${$.commentId} and k.deleted_at is null and k.visible_only_to is null`,
);

async function announce(context: Pick<Context, 'hooks' | 'clock'>, tx: Tx, commentId: string): Promise<void> {
  const row = await findShown.first(tx, { commentId });
  if (!row) return;
  await announceComment(context, tx, {
    commentId,
    postId: row.post_id,
    userId: row.user_id,
    content: row.content,
    repliedUserId: row.reply_user_id,
    ownerId: row.owner_id,
    charId: row.char_id,
  });
}

/** A comment that staff read first is shown, or stays its writer's alone. */
export const commentReviewCase: CaseKindRule = {
  kind: 'comment_review',
  decisions: () => ['approve', 'reject'],
  decide: async (context, tx, { subject_id: id }, { decision }) => {
    if (id === null) throw new Error('a review is about a comment');
    if (decision === 'reject') return { before: 'held', after: 'hidden' };
    await showComment(tx, id);
    await announce(context, tx, id);
    return { before: 'held', after: 'shown' };
  },
  restore: async (context, tx, { subject_id: id }) => {
    if (id === null) return;
    await showComment(tx, id);
    await announce(context, tx, id);
  },
  notify: async (context, { case_id: caseId, user_id: userId, decision }) => {
    if (decision !== 'reject') return;
    const now = context.clock.now();
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic: 'staff_decided', cause: `case ${caseId}`, now }),
    );
  },
};
