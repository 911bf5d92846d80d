import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { commentNumSql } from '../posts/comment-num.ts';

const $ = inputs({ viewerId: 'bigint', commentId: 'bigint', now: 'timestamptz', postId: 'bigint' });

const remove = statement(
  { outcome: as<'ok' | 'repeated' | 'gone' | 'forbidden'>('text'), post_id: 'bigint' },
  sql`select outcome, post_id from delete_comment(
    ${$.viewerId}, ${$.commentId}, ${$.now})`,
);
const count = statement(
  { comment_num: 'integer' },
  sql`select ${commentNumSql} as comment_num from posts p where p.post_id = ${$.postId}`,
);

/** Deletes a comment with the replies under it; a repeat succeeds as well. */
export function deleteComment(
  context: Context,
  { comment_id: commentId }: ParsedInput<'deleteComment'>,
  { userId: viewerId }: Viewer,
): Promise<{ comment_num: number }> {
  return transact(context, async (tx) => {
    const deleted = await remove.one(tx, { viewerId, commentId, now: context.clock.now() });
    if (deleted.outcome === 'gone') refuse('commentDeleted');
    if (deleted.outcome === 'forbidden') refuse('forbidden');
    return count.one(tx, { viewerId, postId: deleted.post_id });
  });
}
