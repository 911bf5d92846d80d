import { sql } from '../../../platform/db/sql.ts';
import { mediaLinkSql } from '../../media/media.present.ts';

const noMedia = sql`'"media_count":0,"media":[],"free_preview":[],"images":[],"video":null'`;

/**
 * `media_count` to `video` of wire `post`, as the viewer may have them: text of fields without braces. Needs `g` (the row of
 * `post_media_texts`, if there is one) and `a.access`. What has been written ends each address with chr(1).
 */
export const mediaFields = sql`coalesce(replace(
  case a.access when 'full' then g.open when 'preview' then coalesce(g.preview, g.locked) else g.locked end,
  chr(1), ${mediaLinkSql}), ${noMedia})`;
