-- A single statement posts an entry, and the entry balances in every currency.
create or replace function check_entry_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select from new_postings p join ledger_accounts a using (account_id)
    group by p.entry_id, a.currency having sum(p.amount) <> 0 or count(*) < 2
  ) then
    raise exception 'journal entry does not balance' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Returns the share of the person who invited a creator: a part of the creator's net, at most the platform's share. 0
-- without a rate.
create or replace function referral_cents(paid bigint, creator_cents bigint, rate_bps integer) returns bigint
language sql immutable parallel safe
  return case when rate_bps is null then 0 else least(creator_cents * rate_bps / 10000, paid - creator_cents) end;

-- Returns the kind of an earning as a creator sees it. Refunds, disputes and clawbacks are one kind, and so are posts
-- sold for diamonds and by card.
create or replace function earning_kind(kind text) returns text language sql immutable parallel safe
return case
  when kind in ('refund', 'chargeback', 'chargeback_reversal', 'clawback') then 'taken_back'
  when kind = 'post_sale' then 'unlock'
  when kind = 'gift_claim' then 'subscription' else kind end;

create or replace trigger journal_entries_append_only before delete or update or truncate on journal_entries
  for each statement execute function refuse_change();

create or replace trigger postings_append_only before delete or update or truncate on postings
  for each statement execute function refuse_change();

create or replace trigger postings_balance after insert on postings referencing new table as new_postings
  for each statement execute function check_entry_balances();
