import { businessNow, type Invariant } from './invariant.ts';

// A subscription that was refused at its payment never began (`neverOpen`): it used up no trial, and its payments are
// refunded.
const hasBegun = `k.closed_at is distinct from 'epoch'`;

export const subscriptionInvariants: Invariant[] = [
  {
    name: 'nobody pays another price than the one that they agreed to last',
    sql: `select m.user_id, m.char_id, m.month_usd_cents from memberships m
      join checkouts k on k.subscription_ref = m.provider_ref
      where m.kind = 'pro' and m.month_usd_cents <> coalesce((
        select c.month_usd_cents from price_consents c where c.checkout_id = k.checkout_id
        order by c.consent_id desc limit 1), k.month_usd_cents)`,
  },
  {
    name: 'each paid month is booked once, at the price agreed',
    sql: `select s.checkout_id, s.period_end from (
        select *, row_number() over (partition by checkout_id order by entry_id) as number from subscription_charges) s
      join checkouts k using (checkout_id) join journal_entries e using (entry_id)
      left join postings p on p.entry_id = e.entry_id and p.account_id = house_account('processor')
      where e.kind <> 'subscription' or e.user_id <> k.user_id or e.char_id <> k.char_id
        or (s.usd_cents <> charge_price(k.intro_usd_cents, k.intro_charges, k.month_usd_cents, s.number)
          and not (s.number > coalesce(k.intro_charges, 0) and exists (select from price_consents c
            where c.checkout_id = s.checkout_id and c.month_usd_cents = s.usd_cents)))
        or p.amount is distinct from -s.usd_cents
      union all
      select e.checkout_id, null from journal_entries e left join subscription_charges s using (entry_id)
      where e.kind = 'subscription' and s.entry_id is null`,
  },
  {
    name: 'nobody is subscribed for longer than was paid for or the trial runs',
    sql: `select m.user_id, m.char_id, m.period_end from memberships m
      where m.kind = 'pro' and m.provider_ref is not null and m.period_end > coalesce((
        -- Other providers collect a renewal within a day; nobody is locked out meanwhile.
        select greatest(max(s.period_end + case k.provider when 'sandbox' then interval '0' else interval '1 day' end),
          max(k.settled_at + k.trial_days * interval '1 day' + interval '1 day')
          filter (where k.trial_days > 0))
        from checkouts k left join subscription_charges s using (checkout_id)
        where k.user_id = m.user_id and k.char_id = m.char_id and k.state in ('paid', 'refunded')
          and ${hasBegun}), '-infinity')`,
  },
  {
    name: 'nobody is entitled after the end of the period',
    sql: `select m.user_id, m.char_id from memberships m join characters c using (char_id)
      where m.kind = 'pro' and m.period_end <= ${businessNow}
        and is_joined(m.kind, c.group_id, m.period_end, ${businessNow})
      union all
      select m.user_id, m.char_id from memberships m where m.state = 'expired' and m.period_end > m.updated_at`,
  },
  {
    name: 'each upgrade is booked once, at what was shown, for the page and the person who asked',
    sql: `select u.checkout_id from tier_upgrades u join checkouts k using (checkout_id)
      left join subscription_charges s using (checkout_id)
      where k.purpose <> 'upgrade' or k.user_id <> u.user_id or k.char_id <> u.char_id or k.tier_level <> u.to_level
        or (u.state = 'waiting') <> (s.entry_id is null) or s.usd_cents <> k.price_usd_cents`,
  },
  {
    name: 'who has a higher tier has paid for one, by its checkout, by an upgrade, or by a charge at a price agreed since',
    sql: `select m.user_id, m.char_id, m.tier_level from memberships m
      join checkouts k on k.subscription_ref = m.provider_ref
      where m.tier_level > 0 and k.tier_level < m.tier_level
        and not exists (select from tier_upgrades u where u.subscription_ref = m.provider_ref and u.state = 'done'
          and u.to_level >= m.tier_level)
        and not exists (select from subscription_charges s join price_consents c using (checkout_id)
          where s.checkout_id = k.checkout_id and c.month_usd_cents = s.usd_cents)
      union all
      select m.user_id, m.char_id, m.tier_level from memberships m where m.tier_level > 0 and m.provider_ref is null`,
  },
  {
    name: 'whoever pays more for a page has more: prices of its tiers rise with their levels',
    sql: `select t.char_id, t.level from page_tiers t join page_tiers o using (char_id)
      where t.retired_at is null and o.retired_at is null and t.level < o.level
        and t.month_usd_cents >= o.month_usd_cents`,
  },
  {
    name: 'one trial per fan and character',
    sql: `select k.user_id, k.char_id from checkouts k
      where k.purpose = 'subscription' and k.trial_days > 0 and k.state in ('paid', 'refunded') and ${hasBegun}
      group by k.user_id, k.char_id having count(*) > 1
      union all
      select k.user_id, k.char_id from checkouts k left join memberships m using (user_id, char_id)
      where k.purpose = 'subscription' and k.trial_days > 0 and k.state in ('paid', 'refunded') and ${hasBegun}
        and m.trial_used is not true`,
  },
  {
    name: 'a gift is claimed once, for what was paid, and its claim keeps as much as its payment',
    sql: `select g.gift_id from subscription_gifts g join checkouts k using (checkout_id)
      left join journal_entries e on e.entry_id = g.claim_entry_id
      where (g.state = 'claimed') <> (e.entry_id is not null)
        or e.entry_id is not null and (e.kind <> 'gift_claim' or e.user_id <> g.claimed_by or e.char_id <> g.char_id)
        or coalesce(g.to_user_id, g.claimed_by) <> g.claimed_by
        or coalesce((select sum(p.amount) from journal_entries x join postings p using (entry_id)
          where p.account_id = house_account('unclaimed_gifts') and (x.checkout_id = k.checkout_id)), 0)
          <> case when g.state in ('ready', 'returning') then coalesce((
            select -sum(p.amount) from payments b join journal_entries x on b.entry_id in (x.entry_id, x.reverses)
              join postings p on p.entry_id = x.entry_id and p.account_id = house_account('processor')
            where b.checkout_id = k.checkout_id), 0) else 0 end`,
  },
  {
    name: 'every claim of a gift is a gift’s',
    sql: `select e.entry_id from journal_entries e left join subscription_gifts g on g.claim_entry_id = e.entry_id
      where e.kind = 'gift_claim' and g.gift_id is null`,
  },
  {
    name: 'what nobody claimed in time is not ready any more a day later',
    sql: `select gift_id from subscription_gifts
      where state = 'ready' and expires_at < ${businessNow} - interval '1 day'`,
  },
  {
    name: 'no promotion was used more often than it may, nor twice by one person',
    // CCBill's form stays open after we close the checkout, and its payer gets the terms that it shows.
    sql: `select p.promotion_id from promotions p join promotion_claims t using (promotion_id)
      join checkouts k using (checkout_id) where k.state in ('paid', 'refunded') and ${hasBegun} and k.provider <> 'ccbill'
      group by p.promotion_id having count(*) > p.claim_limit or count(*) > count(distinct t.user_id)`,
  },
  {
    name: 'what was claimed is what the checkout costs',
    sql: `select t.checkout_id from promotion_claims t join promotions p using (promotion_id)
      join checkouts k using (checkout_id)
      where k.char_id <> p.char_id or k.user_id <> t.user_id
        or (p.trial_days is not null) <> (k.trial_days > 0)
        or p.trial_days is not null and k.trial_days <> p.trial_days
        or p.trial_days is null and (k.intro_charges is distinct from p.months or k.intro_usd_cents >= k.month_usd_cents)`,
  },
  {
    name: 'follower counters equal a recount',
    sql: `select c.char_id, c.follower_num, count(m.user_id) as counted from characters c
      left join memberships m on m.char_id = c.char_id and m.state <> 'expired'
      group by c.char_id having c.follower_num <> count(m.user_id)`,
  },
  {
    name: 'nobody joins their own character',
    sql: `select m.char_id from memberships m join characters c using (char_id) where c.user_id = m.user_id`,
  },
];
