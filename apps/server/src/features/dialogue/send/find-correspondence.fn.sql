-- Finds who writes to whom: the sender is the fan unless they are the character's creator. No row when the character or
-- its creator is deleted. has_greeting: the character has one, and it has not been said in this conversation.
create or replace function find_correspondence(p_sender bigint, p_message outgoing_message, p_now timestamptz)
returns setof correspondence language sql stable as $$
  select p_sender <> ch.user_id, f.fan_id, ch.char_id, ch.user_id, ch.group_id, p_message.chat_no,
      c.conversation_id, answer_mode(c.mode, ch.user_id, p_now), c.last_message_at is not null,
      coalesce(case p_sender when ch.user_id then c.creator_unread else c.fan_unread end > 0, false),
      (c.conversation_id is null or c.chat_no > 0 and c.last_seq = 0)
        and coalesce(ch.card -> 'data' ->> 'first_mes', ch.card ->> 'first_mes', '') <> ''
    from characters ch join users u using (user_id)
    cross join lateral (select case p_sender when ch.user_id then p_message.fan_id else p_sender end as fan_id) f
    left join conversations c on c.char_id = ch.char_id and c.chat_no = p_message.chat_no and c.user_id = f.fan_id
    where ch.char_id = p_message.char_id and ch.deleted_at is null and u.deleted_at is null
$$;
