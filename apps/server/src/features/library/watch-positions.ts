import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { watchingSize, watchPositionsMax } from '@kindred/contract/library/limits';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import {
  postAccessJoins,
  postInputs,
  postIsThere,
  postJoins,
  postJson,
  postIdKey,
} from '../posts/posts.present.ts';

const $ = inputs({ viewerId: 'bigint', postId: 'bigint', seconds: 'real', now: 'timestamptz' });

const isOpen = sql`${postIsThere} and ${characterIsThere} and a.access <> 'locked'`;

const insert = statement(
  {},
  sql`insert into watch_positions (user_id, post_id, seconds, watched_at)
    select ${$.viewerId}, p.post_id, ${$.seconds}, ${$.now}
      from posts p ${postAccessJoins}
      where p.post_id = ${$.postId} and ${isOpen} and exists (
        select from post_media pm join media f on f.media_id = pm.media_id
        where pm.post_id = p.post_id and f.kind = 'video')
    on conflict (user_id, post_id) do update set seconds = excluded.seconds, watched_at = excluded.watched_at`,
);

const deleteOldest = statement(
  {},
  sql`delete from watch_positions w using (
      select o.watched_at, o.post_id from watch_positions o where o.user_id = ${$.viewerId}
      order by o.watched_at desc, o.post_id desc offset ${watchPositionsMax} limit 1) first
    where w.user_id = ${$.viewerId} and (w.watched_at, w.post_id) <= (first.watched_at, first.post_id)`,
);

const deletePosition = statement(
  {},
  sql`delete from watch_positions w where w.user_id = ${$.viewerId} and w.post_id = ${$.postId}`,
);

const listPositions = statement(
  { post_id: 'bigint', seconds: 'real' },
  sql`select w.post_id, w.seconds from watch_positions w where w.user_id = ${$.viewerId}
    order by w.watched_at desc, w.post_id desc limit ${watchPositionsMax}`,
);

/** Builds cards only for the shown posts. */
export const watchingStatement = statement(
  { list: 'text' },
  sql`with watched as materialized (
      select w.* from watch_positions w join posts p on p.post_id = w.post_id ${postAccessJoins}
      where w.user_id = ${$.viewerId} and ${isOpen}
      order by w.watched_at desc, w.post_id desc limit ${watchingSize})
    select coalesce(json_agg(json_build_object(${postIdKey}, w.post_id::text, 'seconds', w.seconds, 'post', ${postJson})
      order by w.watched_at desc, w.post_id desc)::text, '[]') as list
    from watched w join posts p on p.post_id = w.post_id ${postJoins}`,
);

/** Stores the viewer's position in the clip of a post that is open to them; 0 deletes it. */
export async function saveWatchPosition(
  context: Context,
  { diary_id: postId, seconds }: ParsedInput<'saveWatchPosition'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { db } = context;
  const { userId: viewerId } = viewer;
  if (seconds > 0) {
    const { mediaToken: _links, ...inputs } = postInputs(context, viewer);
    await insert.run(db, { ...inputs, postId, seconds });
    await deleteOldest.run(db, { viewerId });
  } else await deletePosition.run(db, { viewerId, postId });
  return {};
}

/** Lists the clips that the viewer has begun, the latest first, with the position in seconds. */
export async function listWatchPositions(
  { db }: Pick<Context, 'db'>,
  _nothing: ParsedInput<'listWatchPositions'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'listWatchPositions'>> {
  const positions = await listPositions.all(db, { viewerId });
  return { list: positions.map(({ post_id, seconds }) => ({ diary_id: post_id, seconds })) };
}

/** Lists the clips to continue. */
export async function listWatching(
  context: Context,
  _nothing: ParsedInput<'listWatching'>,
  viewer: Viewer,
): Promise<RawJson> {
  const { list } = await watchingStatement.one(context.db, postInputs(context, viewer));
  return new RawJson(`{"list":${list}}`);
}
