import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { creatorKinds } from '@kindred/contract/characters/limits';
import { openersPerKind, openPieceNum, visitorOpenerNum } from '@kindred/contract/discover/limits';
import type { Opener, PublicOpener } from '@kindred/contract/discover/opener-calls';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardJson,
  characterInputs,
  characterIsThere,
  characterJoins,
  isSellable,
} from '../characters/characters.present.ts';
import { idOrHandle, namedCharId } from '../characters/id-or-handle.ts';
import { mediaItemSql, publicImageSql } from '../media/media.present.ts';

const $ = inputs({ viewerId: 'bigint', kinds: 'text[]' });

/** The first picture of each of the newest posts of `c` that are open to everyone; their addresses need no right. */
const pieces = sql`(select coalesce(json_agg(f.piece order by f.published_at desc, f.post_id desc), '[]') from (
  select p.post_id, p.published_at, m.piece from posts p
  cross join lateral (select ${mediaItemSql(sql`''`, sql`pm.alt`)} as piece
    from post_media pm join media f on f.media_id = pm.media_id and f.state = 'ready'
    where pm.post_id = p.post_id and pm.is_preview order by pm.position limit 1) m
  where p.char_id = c.char_id and p.state = 1 and p.deleted_at is null and p.is_open
  order by p.sort desc, p.published_at desc, p.post_id desc limit ${openPieceNum}) f)`;

const mostFollowedOf = <Inputs>(kind: Sql<Inputs>) => sql`select c.* from characters c
  where c.kind = ${kind} and ${characterIsThere} and c.user_id <> ${$.viewerId} and ${isSellable}
  order by c.follower_num desc, c.char_id desc limit ${openersPerKind}`;

export const findOpeners = statement(
  { opener: as<Opener>('json') },
  sql`select (${characterCardJson}::jsonb || jsonb_build_object('kind', c.kind, 'pieces', ${pieces}))::json as opener
    from (
      select true as is_first, c.* from characters c
        where c.char_id = ${namedCharId} and ${characterIsThere} and c.user_id <> ${$.viewerId} and ${isSellable}
      union all
      select false, o.* from unnest(${$.kinds}::text[]) k (kind) cross join lateral (${mostFollowedOf(sql`k.kind`)}) o
        where o.char_id is distinct from ${namedCharId}) c
    ${characterJoins}
    order by c.is_first desc, c.follower_num desc, c.char_id desc`,
);

/** Lists creators for a newcomer: whom they came for first, then the most followed of each kind. */
export async function listOpeners(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { came_for: cameFor }: ParsedInput<'listOpeners'>,
  viewer: Viewer,
): Promise<CallOutput<'listOpeners'>> {
  const inputs = {
    ...characterInputs(viewer, clock.now()),
    ...idOrHandle(cameFor ?? ''),
    kinds: [...creatorKinds],
  };
  return { list: (await findOpeners.all(db, inputs)).map(({ opener }) => opener) };
}

// Creators who have nothing open are passed over, so more are read than shown.
export const findPublicOpeners = statement(
  {
    name: 'text',
    char_unique_id: 'text',
    avatar: 'text',
    is_blue_label: 'integer',
    tagline: 'text',
    pieces: as<PublicOpener['pieces']>('json'),
  },
  sql`select c.name, c.char_unique_id, ${publicImageSql(sql`c.avatar_media_id`, 'small')} as avatar, c.is_blue_label,
      c.tagline, c.pieces
    from (select c.*, ${pieces} as pieces from (
        select c.* from characters c where c.deleted_at is null
        order by c.follower_num desc, c.char_id desc limit ${visitorOpenerNum * 4}) c) c
    join users u on u.user_id = c.user_id
    where u.deleted_at is null and json_array_length(c.pieces) > 0
    order by c.follower_num desc, c.char_id desc limit ${visitorOpenerNum}`,
);

/** Lists creators with pieces that are open to everyone. */
export async function listPublicOpeners({
  db,
}: Pick<Context, 'db'>): Promise<CallOutput<'listPublicOpeners'>> {
  return { list: await findPublicOpeners.all(db) };
}
