-- Returns the address of a picture in its largest width, or of a clip's poster; null without pictures. `query` ends
-- the address.
create or replace function media_image(key text, widths integer[], query text)
  returns text language sql immutable parallel safe
  return '/media/' || key || '/w' || widths[cardinality(widths)] || query;

-- Returns the address of a picture in its largest width, of a packaged video's master playlist, or of a clip's file;
-- `query` ends the address.
create or replace function media_url(kind text, key text, widths integer[], is_packaged boolean, query text)
  returns text language sql immutable parallel safe
  return case when kind = 'image' then media_image(key, widths, query)
    else concat('/media/', key, case when is_packaged then '/master.m3u8' else '/mp4' end, query) end;

-- Returns the constant part of the wire's `mediaItem`: all but the placeholder, the alt text and the closing brace.
-- Each address ends with '?', which media_item_text replaces by the viewer's query.
create or replace function media_item(m media) returns text language sql immutable parallel safe
  return concat(
    '{"type":"', m.kind, '","url":"', media_url(m.kind, m.key, m.widths, m.is_packaged, '?'),
    '","image":"', media_image(m.key, m.widths, '?'),
    '","sources":[', (select string_agg(format('{"width":%s,"url":"/media/%s/w%s?"}', w, m.key, w), ',') from unnest(m.widths) w),
    '],"width":', coalesce(nullif(m.width, 0)::text, 'null'), ',"height":', coalesce(nullif(m.height, 0)::text, 'null'),
    ',"duration":', coalesce((m.duration_ms / 1000.0::float8)::text, 'null'));

-- Returns the wire's `mediaItem` for a stored `media_item`; `query` ends its addresses, `alt` describes it.
create or replace function media_item_text(item text, query text, placeholder text, alt text)
  returns text language sql stable parallel safe
  return concat(replace(item, '?', query), ',"placeholder":', to_json(placeholder), ',"alt":', to_json(alt), '}');

-- Returns the item of a file that the viewer may not have: its kind, its length and a blur.
create or replace function locked_item_text(kind text, placeholder text, duration_ms integer)
  returns text language sql stable parallel safe
  return concat('{"type":"', kind, '","url":"","image":"","placeholder":', to_json(placeholder),
    ',"sources":[],"width":null,"height":null,"duration":', coalesce((duration_ms / 1000.0::float8)::text, 'null'), ',"alt":""}');

create or replace function write_media_item() returns trigger language plpgsql as $$
begin
  new.item := media_item(new);
  return new;
end $$;

create or replace trigger media_item
  before insert or update of kind, key, widths, width, height, duration_ms, is_packaged on media
  for each row execute function write_media_item();
