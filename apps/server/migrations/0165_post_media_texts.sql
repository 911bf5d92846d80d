-- What the wire says of a post's media, written once: every list of posts said it again for each picture of each post.
-- Names as in `write_post_media_texts`, which writes it from now on.
create table post_media_texts (
  diary_id bigint primary key references posts,
  open text not null,
  preview text,
  locked text not null
);
insert into post_media_texts (diary_id, open, preview, locked)
select i.diary_id,
  concat('"media_count":', count(*) filter (where i.is_in_post), ',"media":[', string_agg(i.item, ',' order by i.position) filter (where i.is_in_post),
    '],"free_preview":[', string_agg(i.item, ',' order by i.position) filter (where i.is_preview),
    '],"images":[', string_agg(concat('"', i.url, '"'), ',' order by i.position) filter (where i.is_in_post and i.kind = 'image'),
    '],"video":', coalesce((array_agg(i.video order by i.position) filter (where i.is_in_post and i.kind = 'video'))[1], 'null')),
  case when bool_or(i.is_preview) then
    concat('"media_count":', count(*) filter (where i.is_in_post),
      ',"media":[', string_agg(case when i.is_preview then i.item else i.locked end, ',' order by i.position) filter (where i.is_in_post),
      '],"free_preview":[', string_agg(i.item, ',' order by i.position) filter (where i.is_preview), '],"images":[],"video":null') end,
  concat('"media_count":', count(*) filter (where i.is_in_post),
    ',"media":[', string_agg(i.locked, ',' order by i.position) filter (where i.is_in_post), '],"free_preview":[],"images":[],"video":null')
from (
  select pm.diary_id, pm.position, pm.is_preview, pm.is_in_post, f.kind, l.url,
    concat(l.item, ',"placeholder":', to_json(f.placeholder), ',"alt":', to_json(pm.alt), '}') as item,
    concat('{"type":"', f.kind, '","url":"","image":"","placeholder":', to_json(f.placeholder), ',"sources":[],"width":null,"height":null,"duration":',
      coalesce((f.duration_ms / 1000.0::float8)::text, 'null'), ',"alt":""}') as locked,
    concat('{"id":"', f.media_id, '","url":"', l.url, '","image":"', l.image, '"}') as video
  from post_media pm join media f on f.media_id = pm.media_id and f.state = 'ready',
    lateral (select replace(f.item, '?', chr(1)) as item, replace((f.item || '}')::json ->> 'url', '?', chr(1)) as url,
      replace((f.item || '}')::json ->> 'image', '?', chr(1)) as image) l) i
group by i.diary_id;
