-- Sends a gift, with or without a note: one debit, one ledger entry, one message, one stored answer per idempotency
-- key. Waits for a concurrent block or deletion. outcome: ok, repeated, key_reused, gone, own, insufficient, blocked,
-- quiet, held, over_limit.
create or replace function send_gift(
  p_fan bigint, p_char bigint, p_diamonds integer, p_key text, p_hash bytea,
  p_share_bps integer, p_now timestamptz, p_available_at timestamptz, p_note text default '', p_chat smallint default 0,
  out outcome text, out balance bigint, out creator_user_id bigint, out answer jsonb
) language plpgsql as $$
declare
  spent record;
  added record;
begin
  select c.user_id into creator_user_id from characters c where c.char_id = p_char;
  perform lock_user_pair_shared(p_fan, creator_user_id);
  select c.user_id into creator_user_id from characters c
    where c.char_id = p_char and c.deleted_at is null and not is_blocked(p_fan, c.user_id) for key share;
  select * into outcome, answer from claim_key(p_fan, p_key, p_hash, p_now);
  if outcome is not null then return; end if;

  outcome := case when creator_user_id is null then 'gone' when creator_user_id = p_fan then 'own'
    when p_chat > 0 and not exists (select from conversations c
      where c.user_id = p_fan and c.char_id = p_char and c.chat_no = p_chat) then 'gone' else 'ok' end;
  if outcome = 'ok' then
    select * into spent from spend_diamonds(
      p_fan, creator_user_id, p_char, null, 'gift', p_diamonds, p_share_bps, p_now, p_available_at);
    outcome := spent.outcome;
    balance := spent.balance;
  end if;
  if outcome <> 'ok' then
    delete from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
    return;
  end if;
  select * into added from append_message((p_fan, p_char, creator_user_id, p_chat)::conversation_key,
    draft_message('fan', 'gift', p_note, p_diamonds), p_now);
  insert into gifts (entry_id, user_id, char_id, diamonds, message_id, created_at)
    values (spent.entry_id, p_fan, p_char, p_diamonds, (added.message).message_id, p_now);
  -- Ids as text: JSON numbers could not hold them.
  answer := jsonb_build_object('diamond', balance, 'message', to_jsonb(added.message) || jsonb_build_object(
    'message_id', (added.message).message_id::text, 'conversation_id', (added.message).conversation_id::text));
  update idempotency_keys k set answer = send_gift.answer where k.user_id = p_fan and k.key = p_key;
end $$;
