import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query, queryOne } from '../../platform/db/db.ts';
import { decodeIdCursor, encodeCursor } from '../../platform/db/keyset.ts';
import { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { commentIsThere, replyJoins, replyJson } from './comments.present.ts';
import { getCommentedPost } from './get-commented-post.ts';

const findRoot = `
  select k.diary_id from comments k where k.comment_id = $2::bigint and k.root_id is null and ${commentIsThere('k')}`;

/** $2: the comment, $3: the answer after which to go on, $4: how many. One more is picked, to see whether it goes on. */
export const repliesText = `
  with page as materialized (
    select r.* from comments r
    where r.root_id = $2::bigint and r.comment_id > $3::bigint and ${commentIsThere('r')}
    order by r.comment_id limit $4::int + 1
  ), shown as (
    select r.* from page r order by r.comment_id limit $4
  )
  select coalesce(json_agg(${replyJson} order by r.comment_id)::text, '[]') as list,
    (select count(*) from page) > $4 as has_more, max(r.comment_id)::text as last
  from shown r ${replyJoins}`;

type Input = { root_comment_id: string; size: number; cursor?: string | undefined };
type Page = { list: string; has_more: boolean; last: string | null };

/** The answers to a comment, oldest first; `commentDeleted` where the viewer sees no such comment. */
export async function listCommentReplies(context: Context, input: Input, viewer: Viewer): Promise<JsonText> {
  const { root_comment_id, size, cursor } = input;
  const after = cursor === undefined ? '0' : decodeIdCursor(cursor);
  const [root] = await query<{ diary_id: string }>(context.db, findRoot, [viewer.userId, root_comment_id]);
  if (!root) refuse('commentDeleted');
  await getCommentedPost(context, root.diary_id, viewer);
  const values = [viewer.userId, root_comment_id, after, size];
  const { list, has_more, last } = await queryOne<Page>(context.db, repliesText, values);
  const next = has_more && last ? encodeCursor([last]) : null;
  return new JsonText(`{"list":${list},"next":${JSON.stringify(next)}}`);
}
