-- Returns why a fan may not spend or reserve so many diamonds of this balance; null when they may. blocked (the wallet is
-- in debt), insufficient, over_limit (the fan's own limit). Call it under the lock of the wallet.
create or replace function spending_refusal(p_fan bigint, p_diamonds integer, p_balance bigint, p_now timestamptz)
returns text language plpgsql stable as $$
begin
  return case
    when p_balance < p_diamonds then case when p_balance < 0 then 'blocked' else 'insufficient' end
    when not (select s.is_allowed from check_spending(p_fan, p_diamonds, array['spent'], p_now) s) then 'over_limit'
  end;
end $$;
