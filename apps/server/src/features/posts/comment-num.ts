import { blockedPairs } from '../blocks/blocked-pairs.sql.ts';

/** Those whom the viewer of $1 does not meet: behind a block, or whom they have restricted themselves. */
export const keptAway = `(
  select w.other_user_id from ${blockedPairs} w where w.user_id = $1::bigint
  union all select r.other_user_id from restrictions r where r.user_id = $1::bigint)`;

/** Two look-ups by index for each person kept away; somebody who keeps nobody away pays for neither. */
const hidden = (only: string) => `case when (select true from ${keptAway} k limit 1) then (
  select count(*) from (
    select k.comment_id from ${keptAway} w join comments k on k.user_id = w.other_user_id and k.diary_id = p.diary_id
      where k.deleted_at is null and k.aside_for is null ${only}
    union
    select k.comment_id from ${keptAway} w join comments k on k.thread_user_id = w.other_user_id and k.diary_id = p.diary_id
      where k.deleted_at is null and k.aside_for is null ${only}) one) else 0 end`;

/** What only the viewer sees of their own: they are not to notice that others do not. */
const aside = (only: string) => `(select count(*) from comments k
  where k.aside_for = $1::bigint and k.diary_id = p.diary_id and k.deleted_at is null ${only})`;

/**
 * How many comments of the post `p` the viewer of $1 can see, as SQL: the counter, which holds what everybody may see,
 * with what differs for them. Comments belong to a higher rung; the number of them is part of every post.
 */
export const commentNumSql = `(p.comment_num + ${aside('')} - ${hidden('')})::int`;

/** As `commentNumSql`, of comments that stand by themselves. */
export const commentRootNumSql = `(p.comment_root_num + ${aside('and k.root_id is null')}
  - ${hidden('and k.root_id is null')})::int`;
