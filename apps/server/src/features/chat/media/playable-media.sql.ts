import { sql } from '../../../platform/db/sql.ts';
import { lockedItemSql, mediaItemSql, mediaLinkSql } from '../../media/media.present.ts';

/** Wire `playableMedia` of the media row `f` for whoever may have it. */
export const playableSql = sql`(${mediaItemSql(mediaLinkSql, sql`''`)}::jsonb || jsonb_build_object('peaks', f.peaks))`;

/** The same for whoever may not: that it is there, how long it is, and a blur. */
export const lockedPlayableSql = sql`(${lockedItemSql}::jsonb || '{"peaks": null}')`;
