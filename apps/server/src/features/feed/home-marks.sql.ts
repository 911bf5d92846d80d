import { inputs, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

/** Published posts: the condition of the indexes that the feeds walk. */
export const isPublished = sql`p.state = 1 and p.deleted_at is null`;

/** The number of posts that a walk along an index reads at most; it does not read their rows. */
export const walkLimit = 5000;

/** Holds for creators that the viewer has not hidden and no block separates from them. Expects the alias `c`. */
export const isWantedCreator = sql`c.deleted_at is null and ${notBlocked($.viewerId, sql`c.user_id`)}
  and coalesce((select true from hidden_characters h where h.user_id = ${$.viewerId} and h.char_id = c.char_id), false)
    is false`;

/**
 * Holds for posts that the viewer has not seen. A viewer's seen posts are at most a thousand rows, read once from an
 * index: `is not true` keeps the planner from making a join of them.
 */
export const isUnseen = sql`(p.post_id in (
  select s.post_id from seen_posts s where s.user_id = ${$.viewerId})) is not true`;
