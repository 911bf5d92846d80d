-- Returns what a fan's debt takes from creators. The debt falls on the fan's latest spends, lucky boxes among them;
-- of such a spend the creator keeps the share of the part that is paid, rounded down. A reversed spend takes nothing.
-- The share of the creator's inviter follows the same rule. `wanted` and `taken` are US cents; settleClawbacks posts
-- their difference.
create or replace function list_clawbacks(p_fan bigint) returns table (
  entry_id bigint, char_id bigint, post_id bigint, share_bps integer, pending_account bigint, creator_user_id bigint,
  wanted bigint, taken bigint
) language sql stable as $$
  with spends as (
    select e.entry_id, e.char_id, e.post_id, e.share_bps, w.balance, case
        when exists (select from journal_entries r
          where r.reverses = e.entry_id and r.kind in ('refund', 'chargeback')) then 0
        else -spent.amount end as diamonds
    from ledger_accounts w
    join journal_entries e on e.user_id = w.user_id and e.kind in ('gift', 'unlock', 'message', 'lucky_box')
    join postings spent on spent.entry_id = e.entry_id and spent.account_id = w.account_id
    where w.user_id = p_fan and w.kind = 'wallet'
  ), reached as (
    select s.*, least(s.diamonds, greatest(0, -s.balance - coalesce(sum(s.diamonds) over (
      order by s.entry_id desc rows between unbounded preceding and 1 preceding), 0)))::bigint as unpaid
    from spends s
  )
  select r.entry_id, r.char_id, r.post_id, r.share_bps, p.account_id, a.user_id,
    case when r.unpaid = 0 then 0 else p.amount - p.amount * (r.diamonds - r.unpaid) / r.diamonds end,
    coalesce((select -sum(c.amount) from journal_entries t join postings c using (entry_id)
      where t.reverses = r.entry_id and t.kind = 'clawback' and c.account_id = p.account_id), 0)::bigint
  from reached r
  join postings p on p.entry_id = r.entry_id
  join ledger_accounts a on a.account_id = p.account_id and a.kind in ('creator_pending', 'referral_pending')
$$;
