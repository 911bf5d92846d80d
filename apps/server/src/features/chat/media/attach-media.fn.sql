-- Returns the kinds of these files when all of them belong to the person, are private and ready; null otherwise. Locks
-- the files, so that they are not deleted before the transaction ends.
create or replace function own_media_kinds(p_owner bigint, p_media bigint[]) returns text[] language sql as $$
  select case when count(*) = cardinality(p_media) then array_agg(f.kind) end from (
    select m.kind from media m where m.media_id = any(p_media) and m.owner_user_id = p_owner and m.class = 'private'
      and m.state = 'ready' order by m.media_id for key share) f
$$;

-- Returns the type of a message with files of these kinds; null without files. A voice note must be the only file.
create or replace function media_message_type(p_kinds text[]) returns text language sql immutable parallel safe
  return case when 'audio' = any(p_kinds) then 'voice' when 'video' = any(p_kinds) then 'video'
    when p_kinds is not null then 'image' else 'text' end;

-- Attaches files to a message that was just stored, in this order, at that price (null: free).
create or replace function attach_message_media(p_message bigint, p_media bigint[], p_price integer) returns messages
language plpgsql as $$
declare
  message messages;
begin
  insert into message_media (message_id, position, media_id)
    select p_message, item.position, item.media_id from unnest(p_media) with ordinality item (media_id, position);
  if p_price is null then
    select * into message from messages m where m.message_id = p_message;
  else
    update messages m set price = p_price where m.message_id = p_message returning * into message;
  end if;
  return message;
end $$;
