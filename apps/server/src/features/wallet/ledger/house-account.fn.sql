-- Returns the id of the house's ledger account of this kind. The ids are fixed, as in ledger-accounts.ts.
create or replace function house_account(p_kind text) returns bigint language sql immutable parallel safe
  return case p_kind
    when 'diamonds_issued' then 1
    when 'deferred_revenue' then 2
    when 'processor' then 3
    when 'platform_revenue' then 4
    when 'promotions' then 5
    when 'refunds_payable' then 6
    when 'clawback_reserve' then 7
    when 'payouts_in_flight' then 8
    when 'unclaimed_gifts' then 12
  end;
