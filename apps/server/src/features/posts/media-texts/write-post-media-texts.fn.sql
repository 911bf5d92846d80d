-- What the wire says of the media of these posts, as text, in `post_media_texts`: the fields `media_count` to `video` of a
-- post without braces, for whoever has it all (`open`), for whoever sees its free preview (null where it has none), and for
-- everybody else (`locked`). Where an address ends for the viewer, chr(1) stands, which no JSON text has. A post without
-- media has no row. Who gets which, `post_access` decides of each viewer and post.
create or replace function write_post_media_texts(post_ids bigint[]) returns void language plpgsql as $$
begin
  -- Whoever else writes of the same posts waits here, and then reads what this has written.
  perform from posts where diary_id = any(post_ids) order by diary_id for no key update;
  delete from post_media_texts t where t.diary_id = any(post_ids);
  insert into post_media_texts (diary_id, open, preview, locked) select * from post_media_texts_of(post_ids);
end $$;

create or replace function post_media_texts_of(post_ids bigint[])
  returns table (diary_id bigint, open text, preview text, locked text) language sql stable as $$
  with items as (
    select pm.diary_id, pm.position, pm.is_preview, pm.is_in_post, f.kind, l.url,
      media_item_text(f.item, chr(1), f.placeholder, pm.alt) as item,
      locked_item_text(f.kind, f.placeholder, f.duration_ms) as locked,
      concat('{"id":"', f.media_id, '","url":"', l.url, '","image":"', l.image, '"}') as video
    from post_media pm join media f on f.media_id = pm.media_id and f.state = 'ready'
      cross join lateral (select replace(o.item ->> 'url', '?', chr(1)) as url, replace(o.item ->> 'image', '?', chr(1)) as image
        from (select concat(f.item, '}')::json as item) o) l
    where pm.diary_id = any(post_ids)
  ), lists as (
    select i.diary_id, count(*) filter (where i.is_in_post) as media_count,
      string_agg(i.item, ',' order by i.position) filter (where i.is_in_post) as open,
      string_agg(case when i.is_preview then i.item else i.locked end, ',' order by i.position) filter (where i.is_in_post) as preview,
      string_agg(i.locked, ',' order by i.position) filter (where i.is_in_post) as locked,
      string_agg(i.item, ',' order by i.position) filter (where i.is_preview) as free,
      string_agg(concat('"', i.url, '"'), ',' order by i.position) filter (where i.is_in_post and i.kind = 'image') as images,
      (array_agg(i.video order by i.position) filter (where i.is_in_post and i.kind = 'video'))[1] as video
    from items i group by i.diary_id
  )
  select l.diary_id,
    concat('"media_count":', l.media_count, ',"media":[', l.open, '],"free_preview":[', l.free, '],"images":[', l.images,
      '],"video":', coalesce(l.video, 'null')),
    case when l.free is not null then
      concat('"media_count":', l.media_count, ',"media":[', l.preview, '],"free_preview":[', l.free, '],"images":[],"video":null') end,
    concat('"media_count":', l.media_count, ',"media":[', l.locked, '],"free_preview":[],"images":[],"video":null')
  from lists l
$$;

create or replace function rewrite_media_of_posts() returns trigger language plpgsql as $$
begin
  perform write_post_media_texts(array(select distinct c.diary_id from changed c));
  return null;
end $$;

create or replace trigger post_media_texts_attached after insert on post_media
  referencing new table as changed for each statement execute function rewrite_media_of_posts();
create or replace trigger post_media_texts_detached after delete on post_media
  referencing old table as changed for each statement execute function rewrite_media_of_posts();
create or replace trigger post_media_texts_changed after update on post_media
  referencing new table as changed for each statement execute function rewrite_media_of_posts();

create or replace function rewrite_posts_of_media() returns trigger language plpgsql as $$
begin
  perform write_post_media_texts(array(select distinct pm.diary_id from post_media pm where pm.media_id = new.media_id));
  return null;
end $$;

create or replace trigger post_media_texts_of_media after update on media for each row
  when ((old.state, old.placeholder, old.item, old.kind, old.duration_ms)
    is distinct from (new.state, new.placeholder, new.item, new.kind, new.duration_ms))
  execute function rewrite_posts_of_media();
