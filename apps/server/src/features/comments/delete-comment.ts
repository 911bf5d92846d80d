import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { queryOne } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { commentNumSql } from '../posts/comment-num.ts';

type Deleted = { outcome: 'ok' | 'repeated' | 'gone' | 'forbidden'; post_id: string };

const remove = 'select outcome, post_id from delete_comment($1::bigint, $2::bigint, $3::timestamptz)';
const count = `select ${commentNumSql} as comment_num from posts p where p.diary_id = $2::bigint`;

/** Takes a comment away with the answers under it; a repeat finds it gone and is content. */
export function deleteComment(
  context: Context,
  { comment_id }: { comment_id: string },
  { userId }: Viewer,
): Promise<{ comment_num: number }> {
  return transact(context, async (tx) => {
    const deleted = await queryOne<Deleted>(tx, remove, [userId, comment_id, context.clock.now()]);
    if (deleted.outcome === 'gone') refuse('commentDeleted');
    if (deleted.outcome === 'forbidden') refuse('forbidden');
    return queryOne<{ comment_num: number }>(tx, count, [userId, deleted.post_id]);
  });
}
