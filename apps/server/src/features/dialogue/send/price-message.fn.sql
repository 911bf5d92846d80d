-- Returns what a message costs the fan, in diamonds, and their balance, with the wallet locked until it is paid. A repeated
-- message is paid already; words that are heard and those of a fan in care mode are free. refusal: null,
-- price_changed (another price than the sender saw), or that of spending_refusal.
create or replace function price_message(
  c correspondence, p_message outgoing_message, p_is_heard boolean, p_now timestamptz,
  out refusal text, out cost integer, out balance bigint
) language plpgsql as $$
begin
  cost := case when not c.is_from_fan or p_is_heard or is_sales_quiet(c.fan_id, p_now) then 0
    else message_price(c.creator_id, c.mode) end;
  if cost = 0 then return; end if;
  select a.balance into balance from ledger_accounts a where a.user_id = c.fan_id and a.kind = 'wallet' for update;
  if exists (select from messages m join conversations v using (conversation_id)
    where v.user_id = c.fan_id and v.char_id = c.char_id and v.chat_no = c.chat_no
      and m.sender_user_id = c.fan_id and m.client_id = p_message.client_id)
  then
    cost := 0;
    return;
  end if;
  refusal := case when cost <> p_message.expected_price then 'price_changed'
    else spending_refusal(c.fan_id, cost, balance, p_now) end;
end $$;
