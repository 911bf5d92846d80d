import type { Invariant } from './invariant.ts';

// The sandbox has its own tables, so the test compares them with our books. Undelivered events and jobs that still
// have attempts are no violation.
const isOnItsWay = (checkout: string) => `exists (
  select from sandbox_events n where n.checkout_id = ${checkout} and n.delivered_at is null)`;

const hasJob = (key: string) => `exists (
  select from graphile_worker.jobs j where j.key = ${key} and j.attempts < j.max_attempts)`;

const willEnd = (ref: string) => hasJob(`'subscriptions.end-at-provider:' || ${ref}`);
const willCancel = (ref: string) => hasJob(`'subscriptions.cancel-at-provider:' || ${ref}`);

const keptInBooks = (payment: string) => `(${payment}.usd_cents - coalesce((
  select sum(g.amount) from journal_entries r join postings g using (entry_id)
  where r.reverses = ${payment}.entry_id and g.account_id = house_account('processor')), 0))`;

const keptAtProvider = '(p.amount - p.refunded - p.disputed)';

// Everything that renews: memberships of creators, and VIP.
const renewing = `(select provider_ref, state, period_end, renews from memberships
  union all select provider_ref, state, period_end, renews from vip_memberships)`;

export const providerInvariants: Invariant[] = [
  {
    name: 'each live subscription at the provider is one membership: no second one, none that nobody knows',
    sql: `select s.subscription_ref, s.checkout_id from sandbox_subscriptions s
      where s.state <> 'ended'
        and not exists (select from ${renewing} m where m.provider_ref = s.subscription_ref and m.state <> 'expired')
        and not ${isOnItsWay('s.checkout_id')} and not ${willEnd('s.subscription_ref')}
        -- Its period is over, and the provider is about to end it.
        and not (s.cancel_at_end and exists (
          select from ${renewing} m where m.provider_ref = s.subscription_ref and m.period_end <= s.period_end))`,
  },
  {
    name: 'no subscription renews at the provider that ends in our books',
    sql: `select s.subscription_ref from sandbox_subscriptions s
      join ${renewing} m on m.provider_ref = s.subscription_ref
      where s.state <> 'ended' and not s.cancel_at_end and not m.renews
        and not ${isOnItsWay('s.checkout_id')} and not ${willEnd('s.subscription_ref')}
        and not ${willCancel('s.subscription_ref')}`,
  },
  {
    name: 'each payment at the provider is in the books, with as much of it taken back as there',
    sql: `select p.payment_ref, ${keptAtProvider} as kept_there, ours.kept from sandbox_payments p
      -- What is kept, in the currency of the payment: exact in US dollars, to what a cent is worth in others.
      left join lateral (
        select round(${keptInBooks('b')}::numeric * p.amount / b.usd_cents) as kept,
          case p.currency when 'USD' then 0 else ceil(p.amount::numeric / b.usd_cents) end as inexact
        from payments b where b.provider = 'sandbox' and b.payment_ref = p.payment_ref) ours on true
      where (ours.kept is null or abs(ours.kept - ${keptAtProvider}) > ours.inexact
          or (ours.kept = 0) <> (${keptAtProvider} = 0))
        and not ${isOnItsWay('p.checkout_id')}
        -- One that our books do not know is given back.
        and not (ours.kept is null and ${keptAtProvider} = 0)`,
  },
  {
    name: 'no payment is in the books that the provider does not have',
    sql: `select b.payment_ref from payments b left join sandbox_payments p using (payment_ref)
      where b.provider = 'sandbox' and (p.payment_ref is null or p.currency <> coalesce(b.presented_currency, 'USD')
        or p.amount <> coalesce(b.presented_amount, b.usd_cents))`,
  },
  {
    name: 'what bought nothing is given back, or is about to be',
    sql: `select p.payment_ref from journal_entries e join payments p using (entry_id)
      where e.kind = 'unapplied' and not exists (select from journal_entries r where r.reverses = e.entry_id)
        and not ${hasJob("'wallet.refund-payment:' || p.payment_ref")}`,
  },
  {
    name: 'of a period whose charge was taken back whole no difference to a higher tier is kept, or it is about to go back',
    sql: `select u.checkout_id from tier_upgrades u join payments d using (checkout_id)
      join checkouts k on k.subscription_ref = u.subscription_ref
      join payments m on m.checkout_id = k.checkout_id and m.period_end = u.period_end
      where d.provider = 'sandbox' and u.state <> 'waiting' and ${keptInBooks('m')} = 0 and ${keptInBooks('d')} > 0
        and not exists (select from journal_entries r where r.reverses = d.entry_id and r.kind = 'chargeback')
        and not ${hasJob("'wallet.refund-payment:' || d.payment_ref")}`,
  },
];
