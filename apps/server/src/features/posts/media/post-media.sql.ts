import { asIs } from '../../../platform/db/json-text.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lockedItemText, mediaItemText, mediaLinkSql } from '../../media/media.present.ts';

const url = sql`media_url(f.kind, f.key, f.widths, f.is_packaged, ${mediaLinkSql})`;
const image = sql`media_image(f.key, f.widths, ${mediaLinkSql})`;

/** Adds `g`, the media of `p` as JSON texts, so far as `a.access` opens them to the viewer. */
export const postMediaJoin = sql`cross join lateral (
  select count(*) filter (where i.is_in_post) as num,
    string_agg(i.item, ',' order by i.position) filter (where i.is_in_post) as media,
    string_agg(i.item, ',' order by i.position) filter (where i.is_preview and i.is_open) as previews,
    string_agg(concat('"', i.url, '"'), ',' order by i.position) filter (where i.is_in_full and i.kind = 'image') as images,
    (array_agg(concat('{"id":"', i.media_id, '","url":"', i.url, '","image":"', i.image, '"}') order by i.position)
      filter (where i.is_in_full and i.kind = 'video'))[1] as video
  from (
    select pm.media_id, pm.position, pm.is_in_post, pm.is_preview, f.kind, o.is_open, ${url} as url, ${image} as image,
      pm.is_in_post and a.access = 'full' as is_in_full,
      case when o.is_open then ${mediaItemText(mediaLinkSql, sql`pm.alt`)} else ${lockedItemText} end as item
    from post_media pm join media f on f.media_id = pm.media_id and f.state = 'ready'
      cross join lateral (select a.access = 'full' or (a.access = 'preview' and pm.is_preview) as is_open) o
    where pm.post_id = p.post_id
  ) i) g`;

/** The fields `media_count` to `video` of wire `post`. Needs `postMediaJoin`. */
export const postMediaFields = {
  media_count: asIs(sql`g.num`),
  media: asIs(sql`concat('[', g.media, ']')`),
  free_preview: asIs(sql`concat('[', g.previews, ']')`),
  images: asIs(sql`concat('[', g.images, ']')`),
  video: asIs(sql`coalesce(g.video, 'null')`),
};
