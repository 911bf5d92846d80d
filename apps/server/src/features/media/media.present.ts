import { input, type Sql, sql } from '../../platform/db/sql.ts';

/** The mapping of media to wire names, as SQL that builds JSON. */

/** What ends the addresses of private media for the viewer whose token it is (`mediaLinkToken`); nothing for a visitor, whose is ''. */
export const mediaLinkSql = sql`coalesce('?v=' || nullif(${input('mediaToken', 'text')}, ''), '')`;

/** Address of a public picture, '' where there is none. `small` suits a face, `large` a banner. */
export function publicImageSql<Inputs>(mediaId: Sql<Inputs>, size: 'small' | 'large'): Sql<Inputs> {
  const variant = size === 'small' ? sql`w320` : sql`w1600`;
  return sql`coalesce((select '/media/' || i.key || '/${variant}' from media i
    where i.media_id = ${mediaId} and i.class = 'public'), '')`;
}

/** Wire `mediaItem` of the media row `f`; `query` ends its addresses ('' or '?v=…'), `alt` says what is on it. */
export function mediaItemSql<Query, Alt>(query: Sql<Query>, alt: Sql<Alt>): Sql<Query & Alt> {
  const { url, image } = mediaUrlsSql(query);
  return sql`json_build_object(
    'type', f.kind, 'url', ${url}, 'image', ${image}, 'placeholder', f.placeholder,
    'sources', coalesce((select json_agg(json_build_object(
        'width', w, 'url', '/media/' || f.key || '/w' || w || ${query}) order by w)
      from unnest(f.widths) w), '[]'),
    'width', nullif(f.width, 0), 'height', nullif(f.height, 0), 'duration', f.duration_ms / 1000.0::float8,
    'alt', ${alt})`;
}

/** What stands for the media row `f` that the viewer may not have: that it is there, how long it is, and a blur. */
export const lockedItemSql = sql`json_build_object('type', f.kind, 'url', '', 'image', '',
  'placeholder', f.placeholder, 'sources', '[]'::json, 'width', null, 'height', null,
  'duration', f.duration_ms / 1000.0::float8, 'alt', '')`;

/** Of the media row `f`. `url`: the video, the sound, or the largest picture. `image`: the largest picture, '' for sound. */
export function mediaUrlsSql<Query>(query: Sql<Query>): { url: Sql<Query>; image: Sql<Query> } {
  const image = sql`coalesce('/media/' || f.key || '/w' || f.widths[cardinality(f.widths)] || ${query}, '')`;
  const url = sql`case when f.kind in ('video', 'audio') then '/media/' || f.key || '/mp4' || ${query} else ${image} end`;
  return { url, image };
}
