import type { Context } from '../../context.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { postInputs, postJoins, postText } from '../posts/posts.present.ts';

const $ = inputs({ viewerId: 'bigint', ids: 'bigint[]' });

/** JSON text of the posts with these ids: an array in their order, as the viewer may see them; a whole `select`. */
export const cardsOf = <Ids>(ids: Sql<Ids>) => sql`
  select concat('[', string_agg(${postText}, ',' order by o.place), ']') as list
    from unnest(${ids}) with ordinality o (id, place)
    join posts p on p.post_id = o.id ${postJoins}
    where p.state = 1 and p.deleted_at is null and c.deleted_at is null
      and ${notBlocked($.viewerId, sql`c.user_id`)}`;

export const postCards = statement({ list: 'text' }, cardsOf($.ids));

/** Returns the JSON text of the posts with these ids, as this viewer may see them. */
export async function readPostCards(
  context: Context,
  viewer: Viewer,
  ids: readonly string[],
): Promise<string> {
  if (ids.length === 0) return '[]';
  return (await postCards.one(context.db, { ...postInputs(context, viewer), ids })).list;
}
