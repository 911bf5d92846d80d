-- Sends a message of either side in one round trip: may it be sent (message_refusal), what does it cost (price_message),
-- write it (append_message), request the answer. outcome: ok, or why not; then nothing was stored, and `cost` and
-- `balance` are those of price_message. A repeated client id returns the stored message (is_new false).
-- p_is_heard: the words have to be heard (message_refusal), and no companion answers them. p_topic: what a message speaks
-- of that the creator may want to know; is_creator_called when they do.
create or replace function send_message(
  p_sender bigint, p_message outgoing_message, p_is_heard boolean, p_may_greet boolean, p_topic text, p_now timestamptz,
  out outcome text, out is_new boolean, out message messages, out fan_id bigint, out creator_id bigint,
  out had_unread boolean, out counts conversation_counts, out answer_id bigint, out is_creator_called boolean,
  out cost integer, out balance bigint
) language plpgsql as $$
declare
  c correspondence;
  kinds text[] := own_media_kinds(p_sender, p_message.media_ids);
  added record;
begin
  select * into c from find_correspondence(p_sender, p_message, p_now);
  fan_id := c.fan_id;
  creator_id := c.creator_id;
  outcome := message_refusal(c, p_message, kinds, p_is_heard, p_may_greet, p_now);
  if outcome is not null then return; end if;
  select p.refusal, p.cost, p.balance into outcome, cost, balance
    from price_message(c, p_message, p_is_heard, p_now) p;
  if outcome is not null then return; end if;

  select * into added from append_message((fan_id, c.char_id, creator_id, c.chat_no)::conversation_key,
    draft_message(case when c.is_from_fan then 'fan' else 'creator' end, media_message_type(kinds), p_message.content,
      p_client_id => p_message.client_id, p_reply_to => p_message.reply_to_seq), p_now);
  outcome := case when added.is_new is null then 'gone' else 'ok' end;
  if outcome <> 'ok' then return; end if;
  is_new := added.is_new;
  message := added.message;
  if is_new and kinds is not null then
    message := attach_message_media(message.message_id, p_message.media_ids, p_message.media_price);
  end if;

  is_creator_called := is_new and c.is_from_fan and p_topic is not null
    and call_creator(message.conversation_id, p_topic, message.seq, p_now);
  if is_new and not c.is_from_fan then
    balance := take_conversation_over(message.conversation_id, p_now);
  elsif is_new and not p_is_heard and request_answer(message, c, cost, p_now) then
    balance := balance - cost;
  end if;
  if c.is_from_fan and (c.mode <> 'draft' or is_sales_quiet(fan_id, p_now)) then
    answer_id := awaited_answer(message);
  end if;
  had_unread := is_new and c.had_unread;
  counts := count_conversation(message.conversation_id);
end $$;
