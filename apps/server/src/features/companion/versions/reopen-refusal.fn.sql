-- Returns why an answer is not written again; null when it may be: live (it is being written already, waits to go out,
-- or is there), busy (something else is being written), gone (it is none of the companion's, somebody has written since, or
-- no companion answers here now), not_joined, full (p_max versions are there).
create or replace function reopen_refusal(
  r companion_replies, p_question text, p_is_continued boolean, p_max integer, p_now timestamptz
) returns text language plpgsql stable as $$
declare
  answer messages;
begin
  select * into answer from messages m where m.message_id = r.message_id;
  return case
    when r.state in ('queued', 'writing', 'waiting') then
      case when p_question is null or p_question is not distinct from r.question then 'live' else 'busy' end
    when r.state in ('draft', 'discarded') then 'gone'
    -- Sent again, it is there.
    when r.state in ('complete', 'stopped') and p_question = (select m.content from messages m
      where m.conversation_id = r.conversation_id and m.seq = r.to_seq) then 'live'
    when exists (select from companion_replies p
      where p.conversation_id = r.conversation_id and p.reply_id > r.reply_id) then 'gone'
    when answer.is_deleted or p_is_continued and answer.seq is null then 'gone'
    when has_spoken_since(r.conversation_id, r.to_seq) then 'gone'
    when r.kind <> 'companion' or answered_by(r.conversation_id, p_now) <> 'companion' then 'gone'
    when conversation_mode(r.conversation_id, p_now) not in ('auto', 'supervised') then 'gone'
    when exists (select from conversations v
      where v.conversation_id = r.conversation_id and is_blocked(v.user_id, v.creator_user_id)) then 'gone'
    when not may_write_as_fan(r.conversation_id, p_now) then 'not_joined'
    when not p_is_continued and answer.version_num >= p_max then 'full'
  end;
end $$;

-- Whether the fan of a conversation may write there: to free characters, and to pro ones that they have joined.
create or replace function may_write_as_fan(p_conversation bigint, p_now timestamptz) returns boolean language sql stable
  return exists (select from conversations v join characters ch using (char_id)
      left join memberships m on m.user_id = v.user_id and m.char_id = v.char_id
    where v.conversation_id = p_conversation
      and (ch.group_id is null or coalesce(is_joined(m.kind, ch.group_id, m.period_end, p_now), false)));

-- Whether one of the two has written after a message: then what was answered before stands.
create or replace function has_spoken_since(p_conversation bigint, p_seq integer) returns boolean language sql stable
  return exists (select from messages m where m.conversation_id = p_conversation and m.seq > p_seq
    and m.identity in ('fan', 'creator') and m.type in ('text', 'image', 'video', 'voice') and not m.is_deleted);
