import { sql } from '../../../platform/db/sql.ts';
import { lockedItemSql, mediaItemSql, mediaLinkSql } from '../../media/media.present.ts';

/** Wire `playableMedia` of the media row `f` for a viewer who has access. */
export const playableSql = sql`(${mediaItemSql(mediaLinkSql, sql`''`)}::jsonb || jsonb_build_object('peaks', f.peaks))`;

/** Wire `playableMedia` for a viewer without access: its existence, its length, and a blur. */
export const lockedPlayableSql = sql`(${lockedItemSql}::jsonb || '{"peaks": null}')`;
