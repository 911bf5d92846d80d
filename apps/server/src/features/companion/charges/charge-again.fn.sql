-- Reserves what is paid once more for an answer that is written again (list_charges_again), from a wallet that is locked
-- and has p_balance. refusal: null, or that of spending_refusal, which reserves nothing. balance is the one after it.
create or replace function charge_again(
  p_reply companion_replies, p_balance bigint, p_now timestamptz,
  out refusal text, out cost integer, out balance bigint
) language plpgsql as $$
declare
  charge record;
begin
  balance := p_balance;
  select coalesce(sum(a.diamonds), 0) into cost from list_charges_again(p_reply.reply_id, p_now) a;
  if cost > 0 then refusal := spending_refusal(p_reply.user_id, cost, balance, p_now); end if;
  if cost = 0 or refusal is not null then return; end if;
  for charge in select v.char_id, a.seq, a.diamonds from list_charges_again(p_reply.reply_id, p_now) a
      join conversations v on v.conversation_id = p_reply.conversation_id where a.diamonds > 0 order by a.seq
  loop
    perform reserve_message(
      p_reply.conversation_id, charge.seq, p_reply.user_id, charge.char_id, charge.diamonds, p_now);
  end loop;
  balance := balance - cost;
end $$;

-- Returns what is to be reserved again of each message that an answer is for, before it is written once more: what was
-- given back because the answer never came, or was stopped, at the lower of the prices of then and now. Nothing for a
-- whole answer, which was paid for once, and nothing in care mode.
create or replace function list_charges_again(p_reply bigint, p_now timestamptz)
  returns table (seq integer, diamonds integer) language sql stable as $$
  select m.seq, least(given.rest, message_price(c.creator_user_id, conversation_mode(c.conversation_id, p_now)))::integer
  from companion_replies r join conversations c using (conversation_id)
    join messages m on m.conversation_id = r.conversation_id and not m.is_deleted and m.seq <= r.to_seq
      and m.seq > coalesce((select max(o.to_seq) from companion_replies o
        where o.conversation_id = r.conversation_id and o.reply_id < r.reply_id), 0)
    cross join lateral (select g.state, g.diamonds - coalesce(g.charged, 0) as rest from message_charges g
      where g.conversation_id = m.conversation_id and g.seq = m.seq order by g.reserve_entry desc limit 1) given
  where r.reply_id = p_reply and given.state <> 'reserved' and given.rest > 0 and not is_sales_quiet(r.user_id, p_now)
    and not exists (select from messages a where a.message_id = r.message_id and not a.is_stopped)
$$;
