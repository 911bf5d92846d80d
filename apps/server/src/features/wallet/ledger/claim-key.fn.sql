-- Claims an idempotency key for the rest of the transaction, which stores its answer with the key, or deletes the key
-- after a refusal. A second request with the same key waits. outcome: null (a new key), repeated (answer is the
-- stored answer), key_reused (the key belongs to another request).
create or replace function claim_key(
  p_user bigint, p_key text, p_hash bytea, p_now timestamptz, out outcome text, out answer jsonb
) language plpgsql as $$
declare
  stored idempotency_keys;
begin
  insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (p_user, p_key, p_hash, p_now) on conflict do nothing;
  if not found then
    select * into stored from idempotency_keys k where k.user_id = p_user and k.key = p_key;
    outcome := case when stored.request_hash = p_hash then 'repeated' else 'key_reused' end;
    if outcome = 'repeated' then answer := stored.answer; end if;
  end if;
end $$;
