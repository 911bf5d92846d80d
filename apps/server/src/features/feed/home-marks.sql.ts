import { input, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

/** What the two home feeds have in common, as SQL. */

export const viewerId = input('viewerId', 'bigint');

/** Posts that are out. The condition of the indexes that the feeds walk. */
export const isPublished = sql`p.state = 1 and p.deleted_at is null`;

/** So many posts a walk along an index looks at before it gives up; their rows are not touched. */
export const walkLimit = 5000;

/** Holds for creators whom the viewer has not hidden and no block separates from them. Needs the alias `c`. */
export const isWantedCreator = sql`c.deleted_at is null and ${notBlocked(viewerId, sql`c.user_id`)}
  and coalesce((select true from hidden_characters h where h.user_id = ${viewerId} and h.char_id = c.char_id), false)
    is false`;

/**
 * Holds for posts that the viewer has not seen. What somebody has seen is at most a thousand rows, read once for all
 * posts from an index: `is not true` keeps it from becoming a join.
 */
export const isUnseen = sql`(p.diary_id in (
  select s.diary_id from seen_posts s where s.user_id = ${viewerId})) is not true`;
