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

/** Wire `mediaItem` of the media row `f`, as text; `query` ends its addresses ('' or '?v=…'), `alt` says what is on it. */
export const mediaItemText = <Query, Alt>(query: Sql<Query>, alt: Sql<Alt>): Sql<Query & Alt> =>
  sql`media_item_text(f.item, ${query}, f.placeholder, (${alt})::text)`;

/** Wire `mediaItem`. */
export const mediaItemSql = <Query, Alt>(query: Sql<Query>, alt: Sql<Alt>): Sql<Query & Alt> =>
  sql`${mediaItemText(query, alt)}::json`;

/** What stands for the media row `f` that the viewer may not have, as text: that it is there, how long it is, and a blur. */
export const lockedItemText = sql`locked_item_text(f.kind, f.placeholder, f.duration_ms)`;

/** As above, as JSON. */
export const lockedItemSql = sql`${lockedItemText}::json`;
