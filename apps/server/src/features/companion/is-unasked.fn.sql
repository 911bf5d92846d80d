-- Whether nothing stands of what an answer was asked for: the fan has unsent it or deleted the conversation for themselves. Other
-- words in its place, and an answer that is written again, are asked for by themselves.
create or replace function is_unasked(p_reply companion_replies) returns boolean language sql stable
  return p_reply.question is null
    and not exists (select from messages m where m.message_id = p_reply.message_id)
    and not exists (select from messages m join conversations c using (conversation_id)
      where m.conversation_id = p_reply.conversation_id and m.seq <= p_reply.to_seq
        and m.seq > c.fan_cleared_seq
        and m.seq > coalesce((select a.seq from messages a
          where a.conversation_id = p_reply.conversation_id and a.seq < p_reply.to_seq and (a.identity in ('ai', 'creator') or a.type = 'care')
          order by a.seq desc limit 1), 0)
        and m.seq > coalesce((select nullif(a.reply_to_seq, p_reply.to_seq) from messages a
          where a.conversation_id = p_reply.conversation_id and a.identity = 'ai'
          order by a.seq desc limit 1), 0)
        and m.identity = 'fan' and not m.is_deleted
        and (m.type in ('text', 'image', 'video', 'voice') or m.type = 'gift' and m.seq = p_reply.to_seq));
