-- Decides who may see the media of a message: full, locked (for sale), or none. A fan keeps access to bought media when
-- the message is unsent.
create or replace function message_access(
  is_creator boolean, is_fan boolean, is_reviewer boolean, bought boolean, price integer, is_deleted boolean
) returns text language sql immutable parallel safe
  return case
    when is_reviewer then 'full'
    when is_fan and bought then 'full'
    when is_deleted then 'none'
    when is_creator then 'full'
    when not is_fan then 'none'
    when price is null then 'full'
    else 'locked'
  end;

-- Volatile, so that the statement that sends or sells a message sees its own rows.
create or replace function message_is_sold(p_message bigint) returns boolean language plpgsql volatile as $$
begin
  return exists (select from message_purchases b where b.message_id = p_message and b.refunded_by is null);
end $$;

-- Wire `message.media`: a description of the files that both sides may see, without addresses and, when they are for
-- sale, without sizes. Null when there are none (any more). Volatile as above.
create or replace function message_media_json(p_message bigint, p_price integer, p_is_deleted boolean) returns json
language plpgsql volatile as $$
begin
  if p_is_deleted and not message_is_sold(p_message) then return null; end if;
  return (select json_agg(json_build_object('type', f.kind, 'placeholder', f.placeholder,
      'duration', f.duration_ms / 1000.0::float8,
      'width', case when p_price is null then nullif(f.width, 0) end,
      'height', case when p_price is null then nullif(f.height, 0) end,
      'peaks', case when p_price is null then f.peaks end) order by mm.position)
    from message_media mm join media f using (media_id)
    where mm.message_id = p_message and f.state = 'ready');
end $$;
