-- Requests the answer to a fan's new message and reserves what it costs; where a person answers it does neither. Returns
-- whether an answer was requested.
create or replace function request_answer(p_message messages, c correspondence, p_cost integer, p_now timestamptz)
returns boolean language plpgsql as $$
begin
  if answered_by(p_message.conversation_id, p_now) = 'person' then return false; end if;
  if p_cost > 0 then
    perform reserve_message(p_message.conversation_id, p_message.seq, c.fan_id, c.char_id, p_cost, p_now);
  end if;
  perform request_reply(p_message.conversation_id, c.fan_id, p_message.seq, p_now);
  return true;
end $$;

-- Returns the answer that a fan's message waits for: the one that covers it, or the one under way before it. Drafts are
-- not waited for.
create or replace function awaited_answer(p_message messages) returns bigint language sql stable
  return (select r.reply_id from companion_replies r
    where r.conversation_id = p_message.conversation_id and r.mode <> 'draft'
      and (r.to_seq >= p_message.seq or r.state in ('queued', 'writing', 'waiting'))
    order by r.reply_id limit 1);

-- The creator has written themselves: answers that were held back are discarded, and the mark that called them goes.
-- Returns the fan's balance when something was given back.
create or replace function take_conversation_over(p_conversation bigint, p_now timestamptz) returns bigint
language plpgsql as $$
begin
  perform lock_message_charges(p_conversation);
  update conversations c set handover = null, handover_seq = null
    where c.conversation_id = p_conversation and c.handover is not null;
  return discard_pending_replies(p_conversation, p_now);
end $$;
