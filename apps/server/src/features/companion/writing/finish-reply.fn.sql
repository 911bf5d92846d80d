-- Ends the writing of an answer, once, by the writer that holds it: the message is stored (or replaced, where it is
-- written again), what it costs is captured, in part where its reader stopped it, or given back, and what the fan said
-- meanwhile gets an answer of its own. What was not written before the fan's eyes is kept back where the conversation
-- says so. Nothing passes a block; what is_unwanted is not stored, and Kindred's care answers instead where no help card
-- has. wallet_balance is null where nothing moved. outcome: ok, pending (kept back), lost (another writer holds it).
create or replace function finish_reply(
  p_reply bigint, p_attempt integer, p_state text, p_content text, p_error text, p_now timestamptz,
  p_share_bps integer, p_available_at timestamptz,
  out outcome text, out message messages, out is_new boolean, out counts conversation_counts,
  out wallet_balance bigint, out is_paid boolean
) language plpgsql as $$
declare
  r companion_replies;
  c conversations := lock_reply_conversation(p_reply);
  has_block boolean := is_blocked(c.user_id, c.creator_user_id);
  now_mode text := conversation_mode(c.conversation_id, p_now);
  stored record;
  is_unseen boolean;
  is_unwanted boolean;
  due integer;
begin
  select p.* into r from companion_replies p
    where p.reply_id = p_reply and p.attempt = p_attempt and p.state = 'writing' for update;
  if not found then outcome := 'lost'; return; end if;
  is_unseen := r.mode <> 'auto' and p_content <> '';
  is_unwanted := is_unwanted(r, c, p_now);
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
  due := due_percent(r, message, p_state);
  wallet_balance := settle_message_charges(c.conversation_id, r.to_seq, due, p_share_bps, p_now, p_available_at);
  is_paid := wallet_balance is not null and due > 0;
  if not has_block then
    if is_unwanted and p_state = 'complete' then perform request_care_instead(r, p_now); end if;
    perform request_next_reply(r, p_now);
  end if;
  wallet_balance := coalesce(release_message_charges(c.conversation_id, p_now), wallet_balance);
  counts := count_conversation(c.conversation_id);
end $$;
