import { inputs, raw, type Sql, sql } from '../../platform/db/sql.ts';
import { blockedPairs } from '../blocks/blocked-pairs.sql.ts';
import { restrictedBy } from '../blocks/restrictions.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

/** The people that the viewer does not see: behind a block, or restricted by the viewer. */
const blockedOrRestricted = sql`(
  select w.other_user_id from ${raw(blockedPairs)} w where w.user_id = ${$.viewerId}
  union all select r.other_user_id from ${restrictedBy($.viewerId)} r)`;

const hidden = (rootsOnly: Sql) => sql`case when (select true from ${blockedOrRestricted} k limit 1)
  then hidden_comment_num(${$.viewerId}, p.post_id, ${rootsOnly}) else 0 end`;

/** The viewer's own comments that only the viewer sees. They count, so that the viewer does not notice. */
const shadowHidden = (only: Sql) => sql`(select count(*) from comments k
  where k.visible_only_to = ${$.viewerId} and k.post_id = p.post_id and k.deleted_at is null ${only})`;

const all = sql``;
const roots = sql`and k.root_id is null`;

/**
 * The number of comments of the post `p` that the viewer can see, as SQL: the public counter with the viewer's
 * difference. It stands here because every post has the number, though comments belong to a higher rung.
 */
export const commentNumSql = sql`(p.comment_num + ${shadowHidden(all)} - ${hidden(sql`false`)})::int`;

/** Equals `commentNumSql` for root comments. */
export const commentRootNumSql = sql`(p.comment_root_num + ${shadowHidden(roots)} - ${hidden(sql`true`)})::int`;
