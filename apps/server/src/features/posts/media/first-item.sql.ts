import { sql } from '../../../platform/db/sql.ts';
import { mediaItemSql, mediaLinkSql } from '../../media/media.present.ts';

/** The first picture of the post `p`, for its creator. */
export const firstItemSql = sql`(select ${mediaItemSql(mediaLinkSql, sql`''`)}
  from post_media pm join media f on f.media_id = pm.media_id and f.state = 'ready'
  where pm.post_id = p.post_id and not pm.is_preview order by pm.position limit 1)`;
