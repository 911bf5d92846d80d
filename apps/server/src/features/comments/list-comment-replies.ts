import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { idCursor } from '../../platform/db/keyset.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { commentIsThere, replyJoins, replyJson } from './comments.present.ts';
import { getCommentedPost } from './get-commented-post.ts';

const $ = inputs({ rootId: 'bigint', size: 'integer', after: 'bigint' });

const findRoot = statement(
  { post_id: 'bigint' },
  sql`select k.post_id from comments k
    where k.comment_id = ${$.rootId} and k.root_id is null and ${commentIsThere('k')}`,
);

/** Selects one row more than it shows, to know whether the list continues. */
export const repliesPage = statement(
  { list: 'text', has_more: 'boolean', last: 'text?' },
  sql`with page as materialized (
      select r.* from comments r
      where r.root_id = ${$.rootId} and r.comment_id > ${$.after} and ${commentIsThere('r')}
      order by r.comment_id limit ${$.size} + 1
    ), shown as (
      select r.* from page r order by r.comment_id limit ${$.size}
    )
    select coalesce(json_agg(${replyJson} order by r.comment_id)::text, '[]') as list,
      (select count(*) from page) > ${$.size} as has_more, max(r.comment_id)::text as last
    from shown r ${replyJoins}`,
);

/** Lists the replies to a comment, oldest first; refuses with `commentDeleted` when the viewer sees no such comment. */
export async function listCommentReplies(
  context: Context,
  page: ParsedInput<'listCommentReplies'>,
  viewer: Viewer,
): Promise<RawJson> {
  const { root_comment_id: rootId, size, cursor } = page;
  const viewerId = viewer.userId;
  const [after] = idCursor.decodeOr(['0'], cursor);
  const root = await findRoot.first(context.db, { viewerId, rootId });
  if (!root) refuse('commentDeleted');
  await getCommentedPost(context, root.post_id, viewer, 'commentDeleted');
  const { list, has_more, last } = await repliesPage.one(context.db, {
    viewerId,
    rootId,
    after,
    size,
    now: context.clock.now(),
  });
  const next = has_more && last ? idCursor.encode(last) : null;
  return new RawJson(`{"list":${list},"next":${JSON.stringify(next)}}`);
}
