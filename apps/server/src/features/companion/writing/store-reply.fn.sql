-- Makes an answer's words a message, or a version of the one that it has, together with the fan's words that it answers. is_new: false where a message was replaced,
-- true without a message where the fan has unsent it. The conversation's row is locked and no block is in between.
create or replace function store_reply(
  p_reply companion_replies, p_content text, p_is_stopped boolean, p_now timestamptz,
  out message messages, out is_new boolean
) language plpgsql as $$
declare
  c conversations;
begin
  select * into c from conversations v where v.conversation_id = p_reply.conversation_id;
  message := replace_answer(p_reply, p_content, p_is_stopped, p_now);
  is_new := message.seq is null;
  if is_new and not exists (select from messages m where m.message_id = p_reply.message_id) then
    if p_reply.question is not null then
      perform replace_question(p_reply.conversation_id, p_reply.to_seq, p_reply.question, p_now);
    end if;
    select (a.message).* into message from append_message(
      (c.user_id, c.char_id, c.creator_user_id, c.chat_no)::conversation_key,
      draft_message(case p_reply.kind when 'companion' then 'ai' else 'system' end,
        case p_reply.kind when 'companion' then 'text' else p_reply.kind end, p_content,
        p_reply_to => p_reply.to_seq, p_message_id => p_reply.message_id), p_now) a;
    if p_is_stopped then
      update messages m set is_stopped = true where m.message_id = message.message_id returning * into message;
    end if;
  end if;
end $$;

-- Asks for an answer to what the fan has said since the message that an ended answer was for.
create or replace function request_next_reply(p_reply companion_replies, p_now timestamptz) returns void language plpgsql as $$
declare
  next_seq integer := unanswered_seq(p_reply.conversation_id, p_reply.to_seq);
begin
  if next_seq is not null and answered_by(p_reply.conversation_id, p_now) <> 'person' then
    perform request_reply(p_reply.conversation_id, p_reply.user_id, next_seq, p_now);
  end if;
end $$;

-- Care mode has begun while a companion's answer was under way or waited to go out: Kindred's care answers the same words, where
-- no help card has met them. Other words for a message, and another version of an answer, are let be.
create or replace function request_care_instead(p_reply companion_replies, p_now timestamptz) returns void language plpgsql as $$
declare
  seq integer := unanswered_seq(p_reply.conversation_id, p_reply.to_seq - 1);
begin
  if p_reply.kind = 'companion' and p_reply.question is null and seq is not null
    and not is_unasked(p_reply) and not is_age_held(p_reply.user_id)
    and not exists (select from messages m where m.message_id = p_reply.message_id)
    and is_sales_quiet(p_reply.user_id, p_now) and answered_by(p_reply.conversation_id, p_now) = 'care' then
    perform request_reply(p_reply.conversation_id, p_reply.user_id, seq, p_now);
  end if;
end $$;
