import { input, raw, type Sql, sql } from '../../platform/db/sql.ts';
import { blockedPairs } from '../blocks/blocked-pairs.sql.ts';
import { restrictedBy } from '../blocks/restrictions.sql.ts';

const viewerId = input('viewerId', 'bigint');

/** Those whom the viewer does not meet: behind a block, or whom they have restricted themselves. */
const blockedOrRestricted = sql`(
  select w.other_user_id from ${raw(blockedPairs)} w where w.user_id = ${viewerId}
  union all select r.other_user_id from ${restrictedBy(viewerId)} r)`;

const hidden = (rootsOnly: Sql) => sql`case when (select true from ${blockedOrRestricted} k limit 1)
  then hidden_comment_num(${viewerId}, p.diary_id, ${rootsOnly}) else 0 end`;

/** What only the viewer sees of their own: they are not to notice that others do not. */
const shadowHidden = (only: Sql) => sql`(select count(*) from comments k
  where k.visible_only_to = ${viewerId} and k.diary_id = p.diary_id and k.deleted_at is null ${only})`;

const all = sql``;
const roots = sql`and k.root_id is null`;

/**
 * How many comments of the post `p` the viewer can see, as SQL: the counter, which holds what everybody may see, with
 * what differs for them. Comments belong to a higher rung; the number of them is part of every post.
 */
export const commentNumSql = sql`(p.comment_num + ${shadowHidden(all)} - ${hidden(sql`false`)})::int`;

/** As `commentNumSql`, of comments that stand by themselves. */
export const commentRootNumSql = sql`(p.comment_root_num + ${shadowHidden(roots)} - ${hidden(sql`true`)})::int`;
