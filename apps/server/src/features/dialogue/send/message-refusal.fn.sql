-- Returns why a message may not be sent; null when it may: gone; own (to oneself); held, creator_held (an account is held
-- for age); not_joined; no_such_reply (what it answers is not in the conversation); no_such_media (a file is not the
-- sender's, or not there any more); greet (p_may_greet, and the character's greeting comes first).
-- p_is_heard: words of distress, or that the sender is under 18, which are heard from everybody.
create or replace function message_refusal(
  c correspondence, p_message outgoing_message, p_kinds text[], p_is_heard boolean, p_may_greet boolean, p_now timestamptz
) returns text language plpgsql stable as $$
begin
  return case
    when c.creator_id is null or c.is_from_fan and p_message.fan_id <> c.fan_id then 'gone'
    when c.fan_id is null or c.fan_id = c.creator_id then 'own'
    when c.chat_no > 0 and (c.conversation_id is null or not c.is_from_fan and not c.is_begun) then 'gone'
    when not p_is_heard and is_age_held(c.fan_id) then 'held'
    when not p_is_heard and c.is_from_fan and is_age_held(c.creator_id) then 'creator_held'
    when c.is_from_fan and not p_is_heard and not is_open_to_fan(c, p_now) then 'not_joined'
    when not c.is_from_fan and not is_fan_of(c.fan_id, c.char_id) then 'gone'
    when p_message.reply_to_seq is not null and not exists (select from messages m
      where m.conversation_id = c.conversation_id and m.seq = p_message.reply_to_seq and m.identity <> 'system')
      then 'no_such_reply'
    when p_message.media_ids is not null and (p_kinds is null or 'audio' = any(p_kinds) and cardinality(p_kinds) > 1)
      then 'no_such_media'
    when p_may_greet and c.is_from_fan and c.has_greeting and c.mode in ('auto', 'supervised')
      and not is_sales_quiet(c.fan_id, p_now) then 'greet'
  end;
end $$;

-- Whether the fan may write to the character: to free ones, to pro ones that they have joined, and in care mode where care
-- answers them, or where they spoke of harming themselves.
create or replace function is_open_to_fan(c correspondence, p_now timestamptz) returns boolean language plpgsql stable as $$
begin
  return c.group_id is null
    or exists (select from memberships m where m.user_id = c.fan_id and m.char_id = c.char_id
      and is_joined(m.kind, c.group_id, m.period_end, p_now))
    or is_sales_quiet(c.fan_id, p_now)
      and (c.mode in ('auto', 'supervised') or is_distress_current(c.conversation_id));
end $$;
