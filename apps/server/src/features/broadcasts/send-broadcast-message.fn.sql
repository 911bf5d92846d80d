-- Sends a broadcast to one of its frozen recipients, once, or records why not; the recipient's row is both the record
-- and the claim, and the message has a client id of its own in its conversation. What has changed since the freezing
-- counts: blocks, restrictions, care, age, a stop. outcome: sent, left_out, failed (a file is gone), done (an earlier run
-- has ended it), over (stopped or unsent).
create or replace function send_broadcast_message(
  p_broadcast bigint, p_user bigint, p_now timestamptz, out outcome text, out creator_id bigint, out message messages
) language plpgsql as $$
declare
  words broadcasts;
  files bigint[];
  kinds text[];
  own_words text;
  why text;
  added record;
begin
  select * into words from broadcasts b where b.broadcast_id = p_broadcast for share;
  if words.state is distinct from 'sending' then outcome := 'over'; return; end if;
  perform from broadcast_recipients r
    where r.broadcast_id = p_broadcast and r.user_id = p_user and r.state = 'waiting' for update;
  if not found then outcome := 'done'; return; end if;
  select c.user_id, replace(coalesce(t.content, words.content), '{name}', u.nickname) into creator_id, own_words
    from characters c join users u on u.user_id = p_user
      left join broadcast_texts t on t.broadcast_id = p_broadcast and t.language = u.language
    where c.char_id = words.char_id and c.deleted_at is null and u.deleted_at is null;
  select array_agg(f.media_id order by f.position) into files from broadcast_media f where f.broadcast_id = p_broadcast;
  if files is not null then kinds := own_media_kinds(creator_id, files); end if;
  why := case
    when creator_id is null then 'left'
    when is_restricted(creator_id, p_user) then 'restricted'
    when is_sales_quiet(p_user, p_now) then 'care'
    when is_age_held(p_user) then 'age'
  end;
  outcome := case when why is not null then 'left_out'
    when words.media_num <> coalesce(cardinality(kinds), 0) then 'failed' else 'sent' end;
  if outcome = 'sent' then
    select * into added from append_message((p_user, words.char_id, creator_id, 0)::conversation_key,
      draft_message('automated', media_message_type(kinds), own_words, p_client_id => 'broadcast:' || p_broadcast),
      p_now);
    message := added.message;
    if added.is_new is null then outcome := 'left_out'; why := 'blocked'; end if;
    if added.is_new and kinds is not null then
      message := attach_message_media(message.message_id, files, words.price);
    end if;
  end if;
  update broadcast_recipients r set state = outcome, reason = why, message_id = message.message_id,
      conversation_id = message.conversation_id, seq = message.seq
    where r.broadcast_id = p_broadcast and r.user_id = p_user;
end $$;
