import type { Invariant } from './invariant.ts';

export const shopInvariants: Invariant[] = [
  {
    name: 'each paid month of VIP credited its diamonds once, at the price agreed',
    sql: `select c.checkout_id, c.period_end from vip_charges c
      join checkouts k using (checkout_id) join journal_entries e using (entry_id)
      left join postings paid on paid.entry_id = e.entry_id and paid.account_id = house_account('processor') and paid.amount = -k.month_usd_cents
      left join postings wallet on wallet.entry_id = e.entry_id and wallet.amount = k.diamonds + k.bonus_diamonds
        and wallet.account_id = (select a.account_id from ledger_accounts a
          where a.user_id = k.user_id and a.kind = 'wallet')
      where k.purpose <> 'vip' or e.kind <> 'vip' or e.user_id <> k.user_id or e.checkout_id <> k.checkout_id
        or paid.entry_id is null or wallet.entry_id is null
      union all
      select e.checkout_id, null from journal_entries e left join vip_charges c using (entry_id)
      where e.kind = 'vip' and c.entry_id is null`,
  },
  {
    name: 'nobody is a VIP for longer than was paid for',
    sql: `select v.user_id, v.period_end from vip_memberships v
      where v.period_end > coalesce((
        -- Other providers collect a renewal within a day; nobody is locked out meanwhile.
        select max(c.period_end + case k.provider when 'sandbox' then interval '0' else interval '1 day' end)
        from checkouts k join vip_charges c using (checkout_id)
        where k.user_id = v.user_id and k.purpose = 'vip'), '-infinity')`,
  },
  {
    name: 'each lucky box is one debit of its price and one prize, drawn with the seed that was committed to',
    sql: `select d.seed_id from lucky_draws d join lucky_seeds s using (seed_id)
      left join journal_entries e on e.entry_id = d.entry_id
      left join journal_entries g on g.entry_id = d.prize_entry_id
      left join ledger_accounts w on w.user_id = d.user_id and w.kind = 'wallet'
      left join postings paid on paid.entry_id = d.entry_id and paid.account_id = w.account_id
      left join postings won on won.entry_id = d.prize_entry_id and won.account_id = w.account_id
      where s.user_id <> d.user_id or s.drawn_at is null or e.kind <> 'lucky_box' or g.kind <> 'prize'
        or e.user_id <> d.user_id or g.user_id <> d.user_id
        or paid.amount is distinct from -d.price or won.amount is distinct from d.prize
        or d.proof ->> 'seed' <> encode(s.seed, 'hex') or d.proof ->> 'commitment' <> encode(sha256(case s.version when 1 then s.seed else s.seed || convert_to((
          select d.box_type || ':' || string_agg((t.prize ->> 'diamonds') || '=' || (t.prize ->> 'chance'), ',' order by t.place)
          from jsonb_array_elements(d.proof -> 'prizes') with ordinality t (prize, place)), 'UTF8') end), 'hex')
        or coalesce(d.proof ->> 'version', '1') <> s.version::text
        or (d.proof ->> 'prize')::integer <> d.prize or d.proof ->> 'client_seed' <> d.client_seed
      union all
      select e.entry_id from journal_entries e
      left join lucky_draws d on e.entry_id in (d.entry_id, d.prize_entry_id)
      where e.kind in ('lucky_box', 'prize') and d.seed_id is null
      union all
      select s.seed_id from lucky_seeds s left join lucky_draws d using (seed_id)
      where (s.drawn_at is null) <> (d.seed_id is null)`,
  },
];
