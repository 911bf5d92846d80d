-- What becomes of an answer that is not sent; one that was to replace a message leaves that as it was.
create or replace function unsent_state(p_message bigint) returns text language sql stable
  return case when exists (select from messages m where m.message_id = p_message) then 'complete' else 'discarded' end;

-- Sends an answer that is kept back, once: when its time has come (p_creator null), or because the creator says so, with
-- other words where they have changed them. What has lost its sense by then is not sent: behind a block, where the
-- creator has taken over, or where care mode has begun, in which Kindred's care answers instead. outcome: ok, repeated (it was sent before), early, kept (it waits for the creator now), discarded,
-- gone.
create or replace function send_pending_reply(
  p_reply bigint, p_creator bigint, p_content text, p_now timestamptz,
  p_share_bps integer, p_available_at timestamptz,
  out outcome text, out conversation_id bigint, out message messages, out is_new boolean, out counts conversation_counts,
  out wallet_balance bigint, out is_paid boolean
) language plpgsql as $$
declare
  r companion_replies;
  c conversations;
  now_mode text;
  stored record;
begin
  if not exists (select from companion_replies p join conversations v using (conversation_id)
    where p.reply_id = p_reply and (p_creator is null or p_creator = v.creator_user_id))
  then outcome := 'gone'; return; end if;
  c := lock_reply_conversation(p_reply);
  conversation_id := c.conversation_id;
  select p.* into r from companion_replies p where p.reply_id = p_reply for update;
  now_mode := conversation_mode(c.conversation_id, p_now);
  outcome := case
    when p_creator is not null and r.state = 'complete' then 'repeated'
    when p_creator is null and r.state <> 'waiting' then 'gone'
    when r.state not in ('waiting', 'draft') then 'gone'
    when is_blocked(c.user_id, c.creator_user_id) then 'discarded'
    when p_creator is not null then 'ok'
    when r.due_at > p_now then 'early'
    when now_mode = 'off' or answered_by(c.conversation_id, p_now) <> 'companion' then 'discarded'
    when now_mode = 'draft' then 'kept'
    else 'ok'
  end;
  if outcome in ('repeated', 'gone', 'early') then
    select m.* into message from messages m where m.message_id = r.message_id and outcome = 'repeated';
  elsif outcome = 'kept' then
    update companion_replies p set state = 'draft', due_at = null, mode = 'draft', updated_at = p_now
      where p.reply_id = p_reply;
  else
    update companion_replies p set state = case outcome when 'ok' then 'complete' else unsent_state(p.message_id) end, content = '',
      due_at = null, updated_at = p_now where p.reply_id = p_reply;
    if outcome = 'ok' then
      select * into stored from store_reply(r, coalesce(p_content, r.content), false, p_now);
      message := stored.message;
      is_new := stored.is_new;
      if p_content <> r.content and message.message_id is not null then message := mark_creator_edited(message); end if;
      is_paid := message.message_id is not null;
      wallet_balance := settle_message_charges(c.conversation_id, r.to_seq, case when is_paid then 100 else 0 end, p_share_bps,
        p_now, p_available_at);
      is_paid := is_paid and wallet_balance is not null;
      perform request_next_reply(r, p_now);
    elsif p_creator is null and not is_blocked(c.user_id, c.creator_user_id) then
      perform request_care_instead(r, p_now);
    end if;
  end if;
  wallet_balance := coalesce(release_message_charges(c.conversation_id, p_now), wallet_balance);
  counts := count_conversation(c.conversation_id);
end $$;

-- The creator has changed the words of this answer before it went out; its version says so as well.
create or replace function mark_creator_edited(p_answer messages) returns messages language plpgsql as $$
declare
  answer messages;
begin
  update messages m set is_creator_edited = true where m.message_id = p_answer.message_id returning * into answer;
  update answer_versions v set is_creator_edited = true
    where v.conversation_id = answer.conversation_id and v.seq = answer.seq and v.version = answer.version;
  return answer;
end $$;

-- Stops (p_state draft) or throws away (discarded) an answer that is kept back: by the creator, or, while it waits for its
-- time, by the fan who wants no answer any more. What is reserved for it
-- is given back. The conversation is null where there was nothing to do.
create or replace function stop_pending_reply(p_reply bigint, p_viewer bigint, p_state text, p_now timestamptz,
  out conversation_id bigint, out wallet_balance bigint) language plpgsql as $$
declare
  c conversations;
begin
  perform lock_message_charges(p.conversation_id) from companion_replies p where p.reply_id = p_reply;
  select v.* into c from conversations v join companion_replies p using (conversation_id)
    where p.reply_id = p_reply and p_viewer in (v.creator_user_id, v.user_id) for update of v;
  update companion_replies p set due_at = null, updated_at = p_now,
      state = case p_state when 'discarded' then unsent_state(p.message_id) else p_state end,
      mode = case p_state when 'draft' then 'draft' else p.mode end,
      content = case p_state when 'draft' then p.content else '' end
    where p.reply_id = p_reply and p.conversation_id = c.conversation_id
      and (p.state = 'waiting' or p.state = 'draft' and p_viewer = c.creator_user_id);
  if not found then return; end if;
  conversation_id := c.conversation_id;
  wallet_balance := release_message_charges(c.conversation_id, p_now);
end $$;

-- The creator has answered themselves: what the companion keeps back there has lost its sense, and what it is writing
-- unseen as well. Gives the fan's balance where what was reserved is given back.
create or replace function discard_pending_replies(p_conversation bigint, p_now timestamptz) returns bigint
language plpgsql as $$
begin
  update companion_replies r set updated_at = p_now, due_at = null, stop_requested = true,
      content = case when r.state in ('waiting', 'draft') then '' else r.content end,
      state = case when r.state in ('waiting', 'draft') then unsent_state(r.message_id) else r.state end
    where r.conversation_id = p_conversation and r.mode <> 'auto' and r.state in ('queued', 'writing', 'waiting', 'draft');
  return release_message_charges(p_conversation, p_now);
end $$;
