-- Returns the address of a picture in its largest width, or of a clip's poster; null without pictures. `query` ends
-- the address.
create or replace function media_image(key text, widths integer[], query text)
  returns text language sql immutable parallel safe
  return '/media/' || key || '/w' || widths[cardinality(widths)] || query;

-- Returns the address of a picture in its largest width, or of a clip; `query` ends the address.
create or replace function media_url(kind text, key text, widths integer[], query text)
  returns text language sql immutable parallel safe
  return case when kind = 'image' then media_image(key, widths, query) else concat('/media/', key, '/mp4', query) end;

-- Returns the constant part of the wire's `mediaItem`: all but the placeholder, the alt text and the closing brace.
-- Each address ends with '?', which media_item_text replaces by the viewer's query.
create or replace function media_item(
  kind text, key text, widths integer[], width integer, height integer, duration_ms integer
) returns text language sql immutable parallel safe
  return concat(
    '{"type":"', kind, '","url":"', media_url(kind, key, widths, '?'), '","image":"', media_image(key, widths, '?'),
    '","sources":[', (select string_agg(format('{"width":%s,"url":"/media/%s/w%s?"}', w, key, w), ',') from unnest(widths) w),
    '],"width":', coalesce(nullif(width, 0)::text, 'null'), ',"height":', coalesce(nullif(height, 0)::text, 'null'),
    ',"duration":', coalesce((duration_ms / 1000.0::float8)::text, 'null'));

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
  new.item := media_item(new.kind, new.key, new.widths, new.width, new.height, new.duration_ms);
  return new;
end $$;

create or replace trigger media_item before insert or update of kind, key, widths, width, height, duration_ms on media
  for each row execute function write_media_item();
