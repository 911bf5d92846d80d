-- Sends a gift, with or without a note: one debit, one ledger entry, one message, one stored answer per idempotency
-- key. Waits for a concurrent block or deletion. outcome: ok, repeated, key_reused, gone, own, insufficient, blocked,
-- quiet, held, over_limit.
create or replace function send_gift(
  p_gift new_gift, p_key text, p_hash bytea, p_share_bps integer, p_now timestamptz, p_available_at timestamptz,
  out outcome text, out balance bigint, out creator_user_id bigint, out answer jsonb
) language plpgsql as $$
declare
  spent record;
  added record;
begin
  select c.user_id into creator_user_id from characters c where c.char_id = p_gift.char_id;
  perform lock_user_pair_shared(p_gift.fan_id, creator_user_id);
  select c.user_id into creator_user_id from characters c
    where c.char_id = p_gift.char_id and c.deleted_at is null and not is_blocked(p_gift.fan_id, c.user_id)
    for key share;
  select * into outcome, answer from claim_key(p_gift.fan_id, p_key, p_hash, p_now);
  if outcome is not null then return; end if;

  outcome := case when creator_user_id is null then 'gone' when creator_user_id = p_gift.fan_id then 'own'
    when p_gift.chat_no > 0 and not exists (select from conversations c
      where c.user_id = p_gift.fan_id and c.char_id = p_gift.char_id and c.chat_no = p_gift.chat_no) then 'gone' else 'ok' end;
  if outcome = 'ok' then
    select * into spent from spend_diamonds(
      (p_gift.fan_id, creator_user_id, p_gift.char_id, null, 'gift', p_gift.diamonds)::diamond_sale,
      p_share_bps, p_now, p_available_at);
    outcome := spent.outcome;
    balance := spent.balance;
  end if;
  if outcome <> 'ok' then
    delete from idempotency_keys k where k.user_id = p_gift.fan_id and k.key = p_key;
    return;
  end if;
  select * into added from append_message(
    (p_gift.fan_id, p_gift.char_id, creator_user_id, p_gift.chat_no)::conversation_key,
    draft_message('fan', 'gift', p_gift.note, p_gift.diamonds), p_now);
  insert into gifts (entry_id, user_id, char_id, diamonds, message_id, created_at)
    values (spent.entry_id, p_gift.fan_id, p_gift.char_id, p_gift.diamonds, (added.message).message_id, p_now);
  -- Ids as text: JSON numbers could not hold them.
  answer := jsonb_build_object('diamond', balance, 'message', to_jsonb(added.message) || jsonb_build_object(
    'message_id', (added.message).message_id::text, 'conversation_id', (added.message).conversation_id::text));
  update idempotency_keys k set answer = send_gift.answer where k.user_id = p_gift.fan_id and k.key = p_key;
end $$;
