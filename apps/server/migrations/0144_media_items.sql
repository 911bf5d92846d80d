-- What the wire says of a file, written once: every list of posts says it again for each picture of each post.
alter table media add column item text not null default '';
update media f set item = concat(
  '{"type":"', f.kind, '","url":"/media/', f.key,
  case when f.kind = 'image' then '/w' || f.widths[cardinality(f.widths)] else '/mp4' end,
  '?","image":"', '/media/' || f.key || '/w' || f.widths[cardinality(f.widths)] || '?',
  '","sources":[', (select string_agg(format('{"width":%s,"url":"/media/%s/w%s?"}', w, f.key, w), ',') from unnest(f.widths) w),
  '],"width":', coalesce(nullif(f.width, 0)::text, 'null'), ',"height":', coalesce(nullif(f.height, 0)::text, 'null'),
  ',"duration":', coalesce((f.duration_ms / 1000.0::float8)::text, 'null'));
