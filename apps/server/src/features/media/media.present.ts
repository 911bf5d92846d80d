import { inputs, type Sql, sql } from '../../platform/db/sql.ts';

const $ = inputs({ mediaToken: 'text' });

/** The end of a viewer's addresses of private media (`mediaLinkToken`); nothing for a visitor, whose token is ''. */
export const mediaLinkSql = sql`coalesce('?v=' || nullif(${$.mediaToken}, ''), '')`;

/** Returns the address of a public picture, '' without a picture. `small` suits a face, `large` a banner. */
export function publicImageSql<Inputs>(mediaId: Sql<Inputs>, size: 'small' | 'large'): Sql<Inputs> {
  const variant = size === 'small' ? sql`w320` : sql`w1600`;
  return sql`coalesce((select '/media/' || i.key || '/${variant}' from media i
    where i.media_id = ${mediaId} and i.class = 'public'), '')`;
}

/** Wire `mediaItem` of the media row `f`, as text; `query` ends its addresses ('' or '?v=…'), `alt` describes it. */
export const mediaItemText = <Query, Alt>(query: Sql<Query>, alt: Sql<Alt>): Sql<Query & Alt> =>
  sql`media_item_text(f.item, ${query}, f.placeholder, (${alt})::text)`;

/** Wire `mediaItem`. */
export const mediaItemSql = <Query, Alt>(query: Sql<Query>, alt: Sql<Alt>): Sql<Query & Alt> =>
  sql`${mediaItemText(query, alt)}::json`;

/** The item of a media row `f` that the viewer may not have, as text: its kind, its length and a blur. */
export const lockedItemText = sql`locked_item_text(f.kind, f.placeholder, f.duration_ms)`;

/** The same as JSON. */
export const lockedItemSql = sql`${lockedItemText}::json`;
