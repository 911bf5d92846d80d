-- Adds a message under the conversation's lock and counts it as unread for the other side. A repeated client id returns
-- the stored message (is_new false). Returns no row when a block separates the two; a block that is being placed and
-- this message wait for each other. A `mode`, `level`, `milestone` or `age` line does not become the preview and does
-- not move the conversation up in a list; any other message brings back a conversation that was archived or deleted by a
-- side. Gifts and intimacy are counted in the fan's first conversation with the character, in whichever conversation
-- they happen. p_chat is the number of the conversation between the fan and the character: the first one begins with its
-- first message, for a number above it that does not exist no row is returned. Several conversations are locked in the
-- order in which they began.
create or replace function append_message(
  p_user bigint, p_char bigint, p_creator bigint, p_identity text, p_sender bigint, p_type text,
  p_content text, p_diamonds integer, p_client_id text, p_reply_to integer, p_message_id bigint, p_now timestamptz, p_chat smallint default 0,
  out is_new boolean, out message messages
) language plpgsql as $$
declare
  conversation bigint;
  from_fan boolean := p_identity = 'fan';
  is_line boolean := p_type in ('mode', 'level', 'milestone', 'age');
  counts boolean := from_fan and p_chat = 0;
  today date := (p_now at time zone 'UTC')::date;
begin
  perform lock_user_pair_shared(p_user, p_creator);
  if is_blocked(p_user, p_creator) then return; end if;
  if from_fan and p_chat > 0 then
    perform from conversations c where c.user_id = p_user and c.char_id = p_char and c.chat_no = 0 for update;
  end if;
  select c.conversation_id into conversation
    from conversations c where c.user_id = p_user and c.char_id = p_char and c.chat_no = p_chat for update;
  if conversation is null then
    if p_chat > 0 then return; end if;
    insert into conversations (user_id, char_id, creator_user_id, created_at)
      values (p_user, p_char, p_creator, p_now) on conflict do nothing;
    select c.conversation_id into conversation
      from conversations c where c.user_id = p_user and c.char_id = p_char and c.chat_no = p_chat for update;
  end if;
  if p_client_id is not null then
    select * into message from messages m
      where m.conversation_id = conversation and m.sender_user_id = p_sender and m.client_id = p_client_id;
    if found then is_new := false; return; end if;
  end if;
  update conversations c set
    last_seq = c.last_seq + 1,
    fan_unread = case when from_fan then 0 when p_identity = 'system' then c.fan_unread else c.fan_unread + 1 end,
    fan_read_seq = case when from_fan then c.last_seq + 1 else c.fan_read_seq end,
    creator_unread = case when p_identity = 'creator' then 0 when from_fan then c.creator_unread + 1 else c.creator_unread end,
    creator_read_seq = case when p_identity = 'creator' then c.last_seq + 1 else c.creator_read_seq end,
    last_content = case when is_line then c.last_content else left(p_content, 120) end,
    last_type = case when is_line then c.last_type else p_type end,
    last_identity = case when is_line then c.last_identity else p_identity end,
    last_message_at = case when is_line then c.last_message_at else p_now end,
    preview_seq = case when is_line then c.preview_seq else c.last_seq + 1 end,
    fan_folder = case when is_line then c.fan_folder else 'inbox' end,
    creator_folder = case when is_line then c.creator_folder else 'inbox' end,
    fan_marked_unread = c.fan_marked_unread and not from_fan,
    creator_marked_unread = c.creator_marked_unread and p_identity <> 'creator',
    intimacy_points = c.intimacy_points + case when counts
      then intimacy_gain(p_type, p_diamonds, c.intimacy_day = today, c.intimacy_day_messages, c.intimacy_day_gifts) else 0 end,
    intimacy_day_messages = case when not counts then c.intimacy_day_messages
      else intimacy_day_messages(p_type, c.intimacy_day = today, c.intimacy_day_messages) end,
    intimacy_day_gifts = case when not counts then c.intimacy_day_gifts
      else intimacy_day_gifts(p_diamonds, c.intimacy_day = today, c.intimacy_day_gifts) end,
    intimacy_day = case when counts then today else c.intimacy_day end,
    gifted_diamonds = c.gifted_diamonds + case when counts and p_type = 'gift' then p_diamonds else 0 end,
    changed_xid = pg_current_xact_id()
    where c.conversation_id = conversation
    returning c.last_seq into message.seq;
  if from_fan and p_chat > 0 then perform count_intimacy(p_user, p_char, p_type, p_diamonds, p_now); end if;
  insert into messages (conversation_id, seq, message_id, identity, sender_user_id, type, content, diamonds,
      client_id, reply_to_seq, created_at)
    values (conversation, message.seq, coalesce(p_message_id, nextval('message_ids')), p_identity, p_sender, p_type,
      p_content, p_diamonds, p_client_id, p_reply_to, p_now)
    returning * into message;
  is_new := true;
end $$;
