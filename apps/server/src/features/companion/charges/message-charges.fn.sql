-- Reserves what a message costs, once the wallet's row is locked and has enough.
create or replace function reserve_message(
  p_conversation bigint, p_seq integer, p_fan bigint, p_char bigint, p_price integer, p_now timestamptz
) returns void language plpgsql as $$
begin
  insert into message_charges (conversation_id, seq, user_id, diamonds, state, reserve_entry, created_at)
    values (p_conversation, p_seq, p_fan, p_price, 'reserved', reserve_diamonds(p_fan, p_char, p_price, p_now), p_now);
end $$;

-- Everybody who moves diamonds of a fan locks their wallet before the conversation.
create or replace function lock_message_charges(p_conversation bigint) returns void language plpgsql as $$
begin
  if exists (select from message_charges m where m.conversation_id = p_conversation and m.state = 'reserved') then
    perform from ledger_accounts a join conversations c on c.user_id = a.user_id
      where c.conversation_id = p_conversation and a.kind = 'wallet' for update of a;
  end if;
end $$;

-- The part of its price, in per cent, that an answer of so many characters costs whose reader has stopped it. The contract's
-- stoppedAnswer (chat/limits.ts) says the same beforehand.
create or replace function stopped_answer_percent(p_length integer) returns integer language sql immutable
  return case when p_length < 20 then 0 when p_length < 120 then 50 else 100 end;

-- The part of its price, in per cent, that an answer costs which has ended so. Where we end it, or nothing of it is stored, nothing.
create or replace function due_percent(p_reply companion_replies, p_answer messages, p_state text) returns integer
language sql immutable
  return case when (p_answer).message_id is null then 0 when p_state = 'complete' then 100
    when p_state = 'stopped' and (p_reply).stopped_by_fan then stopped_answer_percent(char_length((p_answer).content)) else 0 end;

-- What of a reservation is to be charged, in diamonds, so that the message is paid up to that part of its price: rounded up, and
-- without what was charged before.
create or replace function due_of_charge(p_charge message_charges, p_percent integer) returns integer language sql stable as $$
  select greatest(0, ceil((before.paid + p_charge.diamonds) * p_percent / 100.0)::integer - before.paid)
  from (select coalesce(sum(m.charged), 0)::integer as paid from message_charges m
    where m.conversation_id = p_charge.conversation_id and m.seq = p_charge.seq) before
$$;

-- Ends the reservations of messages up to p_upto_seq: charged up to p_percent of the price, each as a sale of its own, and else
-- given back. What is charged is given back first, so that a wallet which a chargeback has emptied meanwhile keeps it against its
-- debt. Gives the wallet's balance; null where nothing was reserved.
create or replace function settle_message_charges(
  p_conversation bigint, p_upto_seq integer, p_percent integer, p_share_bps integer, p_now timestamptz,
  p_available_at timestamptz
) returns bigint language plpgsql as $$
declare
  c conversations;
  charge message_charges;
  due integer;
  sale record;
  sale_entry bigint;
  new_balance bigint;
begin
  perform lock_message_charges(p_conversation);
  select * into c from conversations v where v.conversation_id = p_conversation;
  for charge in select * from message_charges m
    where m.conversation_id = p_conversation and m.state = 'reserved' and m.seq <= p_upto_seq order by m.seq for update
  loop
    perform reserve_diamonds(charge.user_id, c.char_id, -charge.diamonds, p_now);
    sale_entry := null;
    due := due_of_charge(charge, p_percent);
    if due > 0 then
      select * into sale from spend_diamonds(
        (charge.user_id, c.creator_user_id, c.char_id, null, 'message', due)::diamond_sale,
        p_share_bps, p_now, p_available_at);
      sale_entry := sale.entry_id;
    end if;
    update message_charges m set ended_at = p_now, charge_entry = sale_entry,
        charged = case when sale_entry is not null then due end,
        state = case when sale_entry is null then 'released' else 'captured' end
      where m.reserve_entry = charge.reserve_entry;
    select a.balance into new_balance from ledger_accounts a where a.user_id = charge.user_id and a.kind = 'wallet';
  end loop;
  return new_balance;
end $$;

-- Gives back what is reserved in a conversation where nothing is coming any more. Gives the wallet's balance; null where
-- there was nothing to give back.
create or replace function release_message_charges(p_conversation bigint, p_now timestamptz) returns bigint
language plpgsql as $$
begin
  if exists (select from companion_replies r
    where r.conversation_id = p_conversation and r.state in ('queued', 'writing', 'waiting')) then return null; end if;
  return settle_message_charges(p_conversation, 2147483647, 0, null, p_now, null);
end $$;
