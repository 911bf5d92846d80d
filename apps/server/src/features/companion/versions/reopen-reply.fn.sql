-- Has the newest answer of a conversation written again (also one that failed), gone on with (p_is_continued), or written
-- to other words of the fan's (p_question; then p_message is the fan's message). What is stored stays until the new one is.
-- outcome: ok; live (it is being written already, waits to go out, or is there); busy (something else is being written); full (p_max versions are there);
-- gone (there is none, or somebody has written since); not_joined. What was given back for it is reserved again (`list_charges_again`), the
-- fan's balance being then `balance`; insufficient, blocked and over_limit leave all as it was, with `cost` and `balance`.
create or replace function reopen_reply(
  p_fan bigint, p_message bigint, p_question text, p_is_continued boolean, p_max integer, p_now timestamptz,
  out outcome text, out reply_id bigint, out cost integer, out balance bigint
) language plpgsql as $$
declare
  r companion_replies;
  answer messages;
  charge record;
begin
  select p.* into r from companion_replies p where p.user_id = p_fan and case when p_question is null
    then p.message_id = p_message
    else (p.conversation_id, p.to_seq) = (select m.conversation_id, m.seq from messages m
      where m.message_id = p_message and m.identity = 'fan' and not m.is_deleted) end
    order by p.reply_id desc limit 1;
  if not found then outcome := 'gone'; return; end if;
  perform lock_user_pair_shared(p_fan, (
    select v.creator_user_id from conversations v where v.conversation_id = r.conversation_id));
  if exists (select from message_charges m where m.conversation_id = r.conversation_id) then
    select a.balance into balance from ledger_accounts a
      where a.user_id = p_fan and a.kind = 'wallet' for update;
  end if;
  perform from conversations v where v.conversation_id = r.conversation_id for update;
  select * into r from companion_replies p where p.reply_id = r.reply_id for update;
  select * into answer from messages m where m.message_id = r.message_id;
  reply_id := r.reply_id;
  outcome := case
    when r.state in ('queued', 'writing', 'waiting') then
      case when p_question is null or p_question is not distinct from r.question then 'live' else 'busy' end
    when r.state in ('draft', 'discarded') then 'gone'
    -- Sent again, it is there.
    when r.state in ('complete', 'stopped') and p_question = (select m.content from messages m
      where m.conversation_id = r.conversation_id and m.seq = r.to_seq) then 'live'
    when exists (select from companion_replies p
      where p.conversation_id = r.conversation_id and p.reply_id > r.reply_id) then 'gone'
    when answer.is_deleted then 'gone'
    when has_spoken_since(r.conversation_id, r.to_seq) then 'gone'
    when r.kind <> 'companion' or answered_by(r.conversation_id, p_now) <> 'companion' then 'gone'
    when conversation_mode(r.conversation_id, p_now) not in ('auto', 'supervised') then 'gone'
    when exists (select from conversations v
      where v.conversation_id = r.conversation_id and is_blocked(p_fan, v.creator_user_id)) then 'gone'
    when p_is_continued and answer.seq is null then 'gone'
    when not may_write_as_fan(r.conversation_id, p_now) then 'not_joined'
    when not p_is_continued and answer.version_num >= p_max then 'full'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  select coalesce(sum(a.diamonds), 0) into cost from list_charges_again(r.reply_id, p_now) a;
  if cost > 0 then
    outcome := case
      when balance < 0 then 'blocked'
      when balance < cost then 'insufficient'
      when not (select c.is_allowed from check_spending(p_fan, cost, array['spent'], p_now) c) then 'over_limit'
      else 'ok'
    end;
    if outcome <> 'ok' then return; end if;
    for charge in select v.char_id, a.seq, a.diamonds from list_charges_again(r.reply_id, p_now) a
        join conversations v on v.conversation_id = r.conversation_id where a.diamonds > 0 order by a.seq
    loop
      perform reserve_message(r.conversation_id, charge.seq, p_fan, charge.char_id, charge.diamonds, p_now);
    end loop;
    balance := balance - cost;
  end if;
  update companion_replies p set state = 'queued', stop_requested = false, stopped_by_fan = false, content = '', crashes = 0, error = null,
    question = p_question, is_continued = p_is_continued, updated_at = p_now where p.reply_id = r.reply_id;
  perform queue_reply(r.reply_id);
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
