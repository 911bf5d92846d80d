-- Sells the media of a message to the conversation's fan: one row, one debit, one stored answer per idempotency key. A
-- purchase, an unsending and a block wait for each other. Sells only at the price that the buyer saw. outcome: ok,
-- repeated, key_reused, gone, deleted, not_for_sale, price_changed, owned, insufficient, blocked, quiet, held,
-- over_limit.
create or replace function unlock_message(
  p_fan bigint, p_message bigint, p_expected_price integer, p_key text, p_hash bytea,
  p_share_bps integer, p_now timestamptz, p_available_at timestamptz,
  out outcome text, out balance bigint, out message messages, out conversation conversations
) language plpgsql as $$
declare
  locked record;
  spent record;
begin
  perform lock_user_pair_shared(v.user_id, v.creator_user_id) from conversations v
    join messages m using (conversation_id) where m.message_id = p_message and v.user_id = p_fan;
  select k.outcome, (k.answer ->> 'diamond')::bigint into outcome, balance from claim_key(p_fan, p_key, p_hash, p_now) k;
  if outcome = 'repeated' then
    select m.* into message from messages m where m.message_id = p_message;
    select v.* into conversation from conversations v where v.conversation_id = message.conversation_id;
  end if;
  if outcome is not null then return; end if;

  -- Locks the fan's wallet first, so that two purchases of one person wait for each other here.
  perform from ledger_accounts a where a.user_id = p_fan and a.kind = 'wallet' for update;
  select * into locked from lock_message(p_fan, p_message);
  conversation := locked.conversation;
  message := locked.message;
  outcome := case
    when conversation.conversation_id is null or p_fan <> conversation.user_id
      or not exists (select from characters c join users u using (user_id)
        where c.char_id = conversation.char_id and c.deleted_at is null and u.deleted_at is null) then 'gone'
    when exists (select from message_purchases b where b.message_id = p_message) then 'owned'
    when message.is_deleted then 'deleted'
    when message.price is null then 'not_for_sale'
    when p_expected_price is distinct from message.price then 'price_changed'
    else 'ok'
  end;
  if outcome = 'ok' then
    select * into spent from spend_diamonds(
      (p_fan, conversation.creator_user_id, conversation.char_id, null, 'unlock', message.price)::diamond_sale,
      p_share_bps, p_now, p_available_at);
    outcome := spent.outcome;
    balance := spent.balance;
  end if;
  if outcome <> 'ok' then
    delete from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
    return;
  end if;
  insert into message_purchases (message_id, user_id, entry_id, price, created_at)
    values (p_message, p_fan, spent.entry_id, message.price, p_now);
  update messages m set revision = m.revision + 1, changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  update conversations v set changed_xid = pg_current_xact_id() where v.conversation_id = conversation.conversation_id;
  update idempotency_keys k set answer = jsonb_build_object('diamond', balance)
    where k.user_id = p_fan and k.key = p_key;
end $$;
