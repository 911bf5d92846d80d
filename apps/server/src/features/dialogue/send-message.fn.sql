-- A message in one round trip: who may, the message, the counts of both sides, the companion's answer asked for.
-- The fan's side is open towards free characters and, towards pro ones, to those who have joined, or whose words have to be
-- heard (p_is_heard: distress, or that they are under 18), which no companion answers, and to those in care mode where care
-- answers them, or where they spoke of harming themselves; the creator's side towards their own fans. p_fan is null on the
-- fan's side. Nobody writes to or as somebody whose account is held (`held`, `creator_held`). outcome: ok, gone, own, not_joined, no_such_reply (what it answers is not in the conversation), and, asked for by p_may_greet, greet: nothing was stored, because the
-- character's greeting comes first; no_such_media: a file is not the sender's, or not there any more.
-- p_chat is which of the fan's conversations with the character.
-- p_media are files of the sender's own, p_price what a creator asks for them; null where there is none.
-- p_topic is what the message speaks of that the creator wants to hear of: `is_creator_called` where they are to be told. What a message costs is reserved with it; price_changed, insufficient, blocked and over_limit
-- store nothing, with `cost` and `balance`.
create or replace function send_message(
  p_sender bigint, p_char bigint, p_fan bigint, p_content text, p_client_id text, p_reply_to integer,
  p_is_heard boolean, p_may_greet boolean, p_topic text, p_expected_price integer, p_now timestamptz,
  p_media bigint[], p_price integer, p_chat smallint,
  out outcome text, out is_new boolean, out message messages, out fan_id bigint, out creator_id bigint,
  out had_unread boolean, out fan_read_seq integer, out creator_read_seq integer,
  out fan_unread_total integer, out creator_unread_total integer, out answer_id bigint,
  out is_creator_called boolean, out cost integer, out balance bigint
) language plpgsql as $$
declare
  known record;
  added record;
  from_fan boolean;
  kinds text[];
begin
  select ch.user_id as creator_id, ch.group_id, c.conversation_id, c.last_message_at, answer_mode(c.mode, ch.user_id, p_now) as mode,
      (c.conversation_id is null or c.chat_no > 0 and c.last_seq = 0) and coalesce(ch.card -> 'data' ->> 'first_mes', ch.card ->> 'first_mes', '') <> ''
        as has_greeting,
      case p_sender when ch.user_id then c.creator_unread else c.fan_unread end > 0 as had_unread into known
    from characters ch join users u using (user_id)
    left join conversations c on c.char_id = ch.char_id and c.chat_no = p_chat
      and c.user_id = case p_sender when ch.user_id then p_fan else p_sender end
    where ch.char_id = p_char and ch.deleted_at is null and u.deleted_at is null;
  creator_id := known.creator_id;
  from_fan := p_sender <> creator_id;
  fan_id := case when from_fan then p_sender else p_fan end;
  kinds := own_media_kinds(p_sender, p_media);
  outcome := case
    when creator_id is null or (from_fan and p_fan <> p_sender) then 'gone'
    when fan_id is null or fan_id = creator_id then 'own'
    when p_chat > 0 and (known.conversation_id is null or not from_fan and known.last_message_at is null) then 'gone'
    when not p_is_heard and is_age_held(fan_id) then 'held'
    when not p_is_heard and from_fan and is_age_held(creator_id) then 'creator_held'
    when from_fan and known.group_id is not null and not p_is_heard
      and not (is_sales_quiet(fan_id, p_now) and (known.mode in ('auto', 'supervised') or is_distress_current(known.conversation_id)))
      and not coalesce((
      select is_joined(m.kind, known.group_id, m.period_end, p_now) from memberships m
        where m.user_id = fan_id and m.char_id = p_char), false) then 'not_joined'
    when not from_fan and not is_fan_of(fan_id, p_char) then 'gone'
    when p_reply_to is not null and not exists (select from messages m
      where m.conversation_id = known.conversation_id and m.seq = p_reply_to and m.identity <> 'system') then 'no_such_reply'
    when p_media is not null and (kinds is null or 'audio' = any(kinds) and cardinality(kinds) > 1) then 'no_such_media'
    when from_fan and p_may_greet and known.has_greeting and known.mode in ('auto', 'supervised')
      and not is_sales_quiet(fan_id, p_now) then 'greet'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;

  cost := case when not from_fan or p_is_heard or is_sales_quiet(fan_id, p_now) then 0
    else message_price(creator_id, known.mode) end;
  if cost > 0 then
    select a.balance into balance from ledger_accounts a
      where a.user_id = fan_id and a.kind = 'wallet' for update;
    -- A repeated message is already paid.
    if exists (select from messages m join conversations c using (conversation_id)
      where c.user_id = fan_id and c.char_id = p_char and c.chat_no = p_chat and m.sender_user_id = p_sender and m.client_id = p_client_id)
    then cost := 0;
    elsif cost <> p_expected_price then outcome := 'price_changed'; return;
    elsif balance < cost then
      outcome := case when balance < 0 then 'blocked' else 'insufficient' end;
      return;
    elsif not (select c.is_allowed from check_spending(fan_id, cost, array['spent'], p_now) c) then
      outcome := 'over_limit';
      return;
    end if;
  end if;
  select * into added from append_message((fan_id, p_char, creator_id, p_chat)::conversation_key,
    draft_message(case when from_fan then 'fan' else 'creator' end, media_message_type(kinds), p_content,
      p_client_id => p_client_id, p_reply_to => p_reply_to), p_now);
  message := added.message;
  is_new := added.is_new;
  if is_new is null then outcome := 'gone'; return; end if;
  if is_new and kinds is not null then
    message := attach_message_media(message.message_id, p_media, p_price);
  end if;
  is_creator_called := is_new and from_fan and p_topic is not null
    and call_creator(message.conversation_id, p_topic, message.seq, p_now);
  if is_new and from_fan and not p_is_heard and answered_by(message.conversation_id, p_now) <> 'person' then
    if cost > 0 then
      perform reserve_message(message.conversation_id, message.seq, fan_id, p_char, cost, p_now);
      balance := balance - cost;
    end if;
    perform request_reply(message.conversation_id, fan_id, message.seq, p_now);
  end if;
  if from_fan and (known.mode <> 'draft' or is_sales_quiet(fan_id, p_now)) then
    select r.reply_id into answer_id from companion_replies r
      where r.conversation_id = message.conversation_id and r.mode <> 'draft'
        and (r.to_seq >= message.seq or r.state in ('queued', 'writing', 'waiting'))
      order by r.reply_id limit 1;
  end if;
  if is_new and not from_fan then
    perform lock_message_charges(message.conversation_id);
    balance := discard_pending_replies(message.conversation_id, p_now);
    update conversations c set handover = null, handover_seq = null
      where c.conversation_id = message.conversation_id and c.handover is not null;
  end if;
  had_unread := is_new and coalesce(known.had_unread, false);
  select shown_read_seq(c.user_id, c.creator_user_id, c.fan_read_seq), shown_read_seq(c.user_id, c.creator_user_id, c.creator_read_seq)
    into fan_read_seq, creator_read_seq
    from conversations c where c.conversation_id = message.conversation_id;
  fan_unread_total := unread_total(fan_id);
  creator_unread_total := unread_total(creator_id);
end $$;
