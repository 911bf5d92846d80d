import { jsonInstant } from '../../platform/db/json-instant.ts';
import { inputs, type Sql, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postIsKept, postIsThere, postJoins, postJson, postIdKey } from '../posts/posts.present.ts';

const $ = inputs({ viewerId: 'bigint' });

/** Parts common to the lists of posts that a person keeps. Their rows have the alias `s`. */

const post = sql`join posts p on p.post_id = s.post_id`;

/** Leaves out posts of creators behind a block; other unavailable posts keep their place. */
export const libraryJoins = sql`${post} join characters c on c.char_id = p.char_id`;
export const isOfViewer = sql`s.user_id = ${$.viewerId} and ${notBlocked($.viewerId, sql`c.user_id`)}`;

export const libraryJsonJoins = sql`${post} ${postJoins}`;

/** The fields of the wire's `libraryPost`, to which lists add their own. */
export const libraryPostJson = <Time>(time: Sql<Time>) => sql`${postIdKey}, s.post_id::text,
  'created_time', ${jsonInstant(time)},
  'post', case when ${characterIsThere} and ${postIsThere} or ${postIsKept} then ${postJson} end`;
