-- Moves diamonds between a fan's wallet and the fan's reserve: a positive p_diamonds reserves, a negative number
-- releases. Requires a locked wallet with enough diamonds.
create or replace function reserve_diamonds(p_fan bigint, p_char bigint, p_diamonds integer, p_now timestamptz)
  returns bigint language plpgsql as $$
declare
  wallet ledger_accounts;
  reserved_id bigint;
  entry bigint;
begin
  insert into ledger_accounts (kind, currency, user_id) values ('reserved', 'DIA', p_fan) on conflict do nothing;
  select a.account_id into strict reserved_id from ledger_accounts a where a.user_id = p_fan and a.kind = 'reserved';
  update ledger_accounts a set balance = a.balance - p_diamonds where a.user_id = p_fan and a.kind = 'wallet'
    returning * into strict wallet;
  insert into journal_entries (kind, user_id, char_id, created_at)
    values (case when p_diamonds > 0 then 'reserve' else 'unreserve' end, p_fan, p_char, p_now) returning entry_id into entry;
  insert into postings (entry_id, account_id, amount, balance_after)
    values (entry, wallet.account_id, -p_diamonds, wallet.balance), (entry, reserved_id, p_diamonds, null);
  return entry;
end $$;
