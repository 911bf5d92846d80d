import { asIs, asPlainString, asString, jsonObject, orNull } from '../../platform/db/json-text.ts';
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

const nothing = asPlainString(sql`''`);

/**
 * Wire `mediaItem` of the media row `f`, as text; `query` ends its addresses ('' or '?v=…'), `alt` says what is on it. Most of
 * it is stored with the file (`media_item`).
 */
export const mediaItemText = <Query, Alt>(query: Sql<Query>, alt: Sql<Alt>): Sql<Query & Alt> =>
  sql`concat(replace(f.item, '?', ${query}), ',"placeholder":', to_json(f.placeholder), ',"alt":', to_json((${alt})::text), '}')`;

/** Wire `mediaItem` of the media row `f`. */
export const mediaItemSql = <Query, Alt>(query: Sql<Query>, alt: Sql<Alt>): Sql<Query & Alt> =>
  sql`${mediaItemText(query, alt)}::json`;

/** What stands for the media row `f` that the viewer may not have, as text: that it is there, how long it is, and a blur. */
export const lockedItemText = jsonObject({
  type: asPlainString(sql`f.kind`),
  url: nothing,
  image: nothing,
  placeholder: asString(sql`f.placeholder`),
  sources: asIs(sql`'[]'`),
  width: asIs(sql`'null'`),
  height: asIs(sql`'null'`),
  duration: orNull(sql`f.duration_ms / 1000.0::float8`),
  alt: nothing,
});

/** As `lockedItemText`, as JSON. */
export const lockedItemSql = sql`${lockedItemText}::json`;

/** Of the media row `f`. `url`: the video, the sound, or the largest picture. `image`: the largest picture, '' for sound. */
export function mediaUrlsSql<Query>(query: Sql<Query>): { url: Sql<Query>; image: Sql<Query> } {
  const image = sql`coalesce('/media/' || f.key || '/w' || f.widths[cardinality(f.widths)] || ${query}, '')`;
  const url = sql`case when f.kind in ('video', 'audio') then '/media/' || f.key || '/mp4' || ${query} else ${image} end`;
  return { url, image };
}
