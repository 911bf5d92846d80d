-- Ends the writing of an answer, once, by the writer that holds it: the message is stored (or replaced, where it is written
-- again), and whatever the fan said meanwhile gets an answer of its own. An answer that was not written before the fan's eyes
-- is pending where the conversation says so: until the creator's time is over, or as a draft. Nothing of it passes a block, and
-- nothing is stored that answers words which the fan has taken back. What the companion was writing when its fan spoke of
-- harming themselves is not stored: Kindred's care answers instead, where no card has met the words. Nor is what care was
-- writing when the creator came. What the
-- messages cost is captured with a complete answer, in part with one that its reader has stopped, and else given back:
-- wallet_balance is null where nothing moved. outcome: ok, pending, lost.
create or replace function finish_reply(
  p_reply bigint, p_attempt integer, p_state text, p_content text, p_error text, p_now timestamptz,
  p_share_bps integer, p_available_at timestamptz,
  out outcome text, out message messages, out is_new boolean,
  out fan_read_seq integer, out creator_read_seq integer, out fan_unread_total integer, out creator_unread_total integer,
  out wallet_balance bigint, out is_paid boolean
) language plpgsql as $$
declare
  r companion_replies;
  c conversations;
  has_block boolean;
  now_mode text;
  stored record;
  is_unseen boolean;
  is_unwanted boolean;
begin
  select v.* into c from conversations v join companion_replies p using (conversation_id) where p.reply_id = p_reply;
  perform lock_user_pair_shared(c.user_id, c.creator_user_id);
  perform lock_message_charges(c.conversation_id);
  select v.* into c from conversations v where v.conversation_id = c.conversation_id for update;
  has_block := is_blocked(c.user_id, c.creator_user_id);
  now_mode := conversation_mode(c.conversation_id, p_now);
  select p.* into r from companion_replies p
    where p.reply_id = p_reply and p.attempt = p_attempt and p.state = 'writing' for update;
  if not found then outcome := 'lost'; return; end if;
  is_unseen := r.mode <> 'auto' and p_content <> '';
  is_unwanted := is_unasked(r) or is_age_held(c.user_id) or r.kind = 'companion' and is_age_held(c.creator_user_id) or case r.kind
    when 'companion' then is_sales_quiet(c.user_id, p_now) and answered_by(c.conversation_id, p_now) <> 'companion'
    else has_creator_come(c.conversation_id) end;
  if is_unseen and not is_unwanted and p_state = 'complete' and now_mode in ('supervised', 'draft') and not has_block then
    perform hold_reply(p_reply, p_content, now_mode, p_now);
    wallet_balance := release_message_charges(c.conversation_id, p_now);
    outcome := 'pending';
    return;
  end if;
  -- From here on the text is the message's alone.
  update companion_replies p set error = p_error, content = '', updated_at = p_now, state = case
      when is_unwanted and p_state = 'complete' then 'stopped'
      when is_unseen and p_state = 'complete' and now_mode = 'off' then unsent_state(p.message_id) else p_state end
    where p.reply_id = p_reply returning * into r;
  outcome := 'ok';
  -- Half an answer that nobody has seen is none.
  if (p_state = 'complete' and (now_mode <> 'off' or r.mode = 'auto') or p_state = 'stopped' and r.mode = 'auto')
    and p_content <> '' and not has_block and not is_unwanted then
    select * into stored from store_reply(r, p_content, p_state = 'stopped', p_now);
    message := stored.message;
    is_new := stored.is_new;
  end if;
  wallet_balance := settle_message_charges(
    c.conversation_id, r.to_seq, due_percent(r, message, p_state), p_share_bps, p_now, p_available_at);
  is_paid := wallet_balance is not null and due_percent(r, message, p_state) > 0;
  if not has_block then
    if is_unwanted and p_state = 'complete' then perform request_care_instead(r, p_now); end if;
    perform request_next_reply(r, p_now);
  end if;
  wallet_balance := coalesce(release_message_charges(c.conversation_id, p_now), wallet_balance);
  select shown_read_seq(v.user_id, v.creator_user_id, v.fan_read_seq), shown_read_seq(v.user_id, v.creator_user_id, v.creator_read_seq)
    into fan_read_seq, creator_read_seq
    from conversations v where v.conversation_id = c.conversation_id;
  fan_unread_total := unread_total(c.user_id);
  creator_unread_total := unread_total(c.creator_user_id);
end $$;
