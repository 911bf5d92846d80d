-- Moves the diamonds of a sale from the fan's wallet: the creator's share to pending, the inviter's part out of the
-- platform's share, and the rest with the rounding remainder to the platform. 1 diamond = 1 US cent of deferred revenue.
-- outcome: ok, insufficient, blocked, quiet (care mode, is_sales_quiet), held (is_age_held), gone (the creator's
-- account is held), over_limit (the fan's own limit). The function locks the wallet before it reads care mode and the
-- age hold, because both begin under that lock.
create or replace function spend_diamonds(
  p_sale diamond_sale, p_share_bps integer, p_now timestamptz, p_available_at timestamptz,
  out outcome text, out entry_id bigint, out balance bigint
) language plpgsql as $$
declare
  wallet_id bigint;
  pending_id bigint;
  creator_cents bigint := p_sale.diamonds * p_share_bps / 10000;
  referral referral_shares;
  referral_cents bigint;
  entry bigint;
begin
  perform from ledger_accounts a where a.user_id = p_sale.fan_id and a.kind = 'wallet' for update;
  outcome := case when is_age_held(p_sale.fan_id) then 'held' when is_sales_quiet(p_sale.fan_id, p_now) then 'quiet'
    when is_age_held(p_sale.creator_id) then 'gone' end;
  if outcome is not null then return; end if;
  if exists (select from spending_limits l where l.user_id = p_sale.fan_id) then
    select a.balance into balance from ledger_accounts a where a.user_id = p_sale.fan_id and a.kind = 'wallet';
    if not (select c.is_allowed from check_spending(p_sale.fan_id, p_sale.diamonds, array['spent'], p_now) c) then
      outcome := 'over_limit';
      return;
    end if;
  end if;
  update ledger_accounts a set balance = a.balance - p_sale.diamonds
    where a.user_id = p_sale.fan_id and a.kind = 'wallet' and a.balance >= p_sale.diamonds
    returning a.account_id, a.balance into wallet_id, balance;
  if wallet_id is null then
    select a.balance into balance from ledger_accounts a where a.user_id = p_sale.fan_id and a.kind = 'wallet';
    outcome := case when balance < 0 then 'blocked' else 'insufficient' end;
    return;
  end if;
  select a.account_id into strict pending_id
    from ledger_accounts a where a.user_id = p_sale.creator_id and a.kind = 'creator_pending';
  select * into referral from referral_shares s where s.user_id = p_sale.creator_id and s.ends_at > p_now;
  referral_cents := referral_cents(p_sale.diamonds, creator_cents, referral.share_bps);
  insert into journal_entries (kind, user_id, char_id, post_id, share_bps, referral_bps, created_at)
    values (p_sale.kind, p_sale.fan_id, p_sale.char_id, p_sale.post_id, p_share_bps, referral.share_bps, p_now)
    returning journal_entries.entry_id into entry;
  insert into postings (entry_id, account_id, amount, balance_after)
    select entry, v.account_id, v.amount, v.balance_after from (values
      (wallet_id, -p_sale.diamonds, balance),
      (house_account('diamonds_issued'), p_sale.diamonds, null),
      (house_account('deferred_revenue'), -p_sale.diamonds, null),
      (pending_id, creator_cents, null),
      (referral.account_id, referral_cents, null),
      (house_account('platform_revenue'), p_sale.diamonds - creator_cents - referral_cents, null)
    ) v (account_id, amount, balance_after) where v.amount <> 0;
  insert into pending_earnings (entry_id, account_id, amount, available_at)
    select entry, v.account_id, v.amount, p_available_at
    from (values (pending_id, creator_cents), (referral.account_id, referral_cents)) v (account_id, amount)
    where v.amount > 0;
  entry_id := entry;
  outcome := 'ok';
end $$;
