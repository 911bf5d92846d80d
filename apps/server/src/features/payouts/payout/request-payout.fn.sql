-- Moves p_amount US cents of a creator's available earnings into a payout: one row, one entry, one stored answer per
-- idempotency key. Requests, releases and clawbacks of one creator wait for each other, so a payout never includes
-- what a chargeback takes. outcome: ok, repeated, key_reused, account_missing, unverified, in_flight, not_enough.
create or replace function request_payout(
  p_user bigint, p_amount bigint, p_key text, p_hash bytea, p_provider_key text, p_now timestamptz,
  out outcome text, out payout_id bigint, out available bigint
) language plpgsql as $$
declare
  account payout_accounts;
  available_id bigint;
  entry bigint;
begin
  select k.outcome, (k.answer ->> 'payout_id')::bigint into outcome, payout_id from claim_key(p_user, p_key, p_hash, p_now) k;
  if outcome is not null then return; end if;

  perform from ledger_accounts a where a.user_id = p_user and a.kind = 'creator_pending' for no key update;
  select a.account_id into strict available_id
    from ledger_accounts a where a.user_id = p_user and a.kind = 'creator_available';
  select coalesce(max(s.balance), 0) + coalesce((select sum(p.amount) from postings p
      where p.account_id = available_id and p.entry_id > coalesce(max(s.upto_entry_id), 0)), 0)
    into available from account_snapshots s where s.account_id = available_id;
  select * into account from payout_accounts a where a.user_id = p_user for share;
  outcome := case
    when account.user_id is null or account.destination_state <> 'ready' then 'account_missing'
    when account.identity_state <> 'verified' then 'unverified'
    when exists (select from payouts o
      where o.user_id = p_user and o.state in ('requested', 'approved', 'sent')) then 'in_flight'
    when available < p_amount then 'not_enough'
    else 'ok'
  end;
  if outcome <> 'ok' then
    delete from idempotency_keys k where k.user_id = p_user and k.key = p_key;
    return;
  end if;

  insert into journal_entries (kind, user_id, created_at) values ('payout', p_user, p_now) returning entry_id into entry;
  insert into postings (entry_id, account_id, amount) values (entry, available_id, -p_amount), (entry, house_account('payouts_in_flight'), p_amount);
  insert into payouts (provider_key, user_id, amount_usd_cents, state, bank_last4, requested_at, entry_id)
    values (p_provider_key, p_user, p_amount, 'requested', account.bank_last4, p_now, entry)
    returning payouts.payout_id into request_payout.payout_id;
  update idempotency_keys k set answer = jsonb_build_object('payout_id', request_payout.payout_id)
    where k.user_id = p_user and k.key = p_key;
end $$;
