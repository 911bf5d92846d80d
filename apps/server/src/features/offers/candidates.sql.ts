import { inputs, raw, sql } from '../../platform/db/sql.ts';
import { wasRefused } from '../wallet/payments/refused-checkout.sql.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz', maxMonths: 'integer', code: 'text?' });

const hasPaidBefore = sql`(exists (select from checkouts b where b.user_id = ${$.viewerId} and b.char_id = p.char_id
    and b.purpose = 'subscription' and b.state in ('paid', 'refunded') and not ${wasRefused(raw('b'))})
  or has_used_offer(${$.viewerId}, 'newcomer ' || p.char_id))`;

/**
 * The condition that a checkout `k` holds a place of a promotion: not if it closed unpaid or was refunded at once.
 */
export const takesPlace = sql`k.state <> 'expired' and not ${wasRefused(raw('k'))}`;

/** The condition that a promotion `p` has a free place; the viewer's own open checkout does not count. */
export const hasPlace = sql`(p.claim_limit is null or p.claim_limit > (
  select count(*) from promotion_claims t join checkouts k using (checkout_id)
  where t.promotion_id = p.promotion_id and ${takesPlace}
    and not (k.user_id = ${$.viewerId} and k.state in ('open', 'declined'))))`;

export const isRunning = sql`p.stopped_at is null and (p.ends_at is null or p.ends_at > ${$.now})`;

/** Whether the viewer has used the promotion `p`, also under an account that was deleted since. */
export const wasUsed = sql`(exists (select from promotion_claims t join checkouts k using (checkout_id)
    where t.user_id = ${$.viewerId} and t.promotion_id = p.promotion_id and k.state in ('paid', 'refunded')
      and ${takesPlace})
  or has_used_offer(${$.viewerId}, 'promotion ' || p.promotion_id))`;

export const isForViewer = sql`${isRunning} and p.months <= ${$.maxMonths}
  and case p.audience
    when 'everyone' then true
    when 'new' then not ${hasPaidBefore}
    when 'lapsed' then ${hasPaidBefore}
    when 'chosen' then exists (
      select from promotion_fans f where f.promotion_id = p.promotion_id and f.user_id = ${$.viewerId})
    else p.code = ${$.code} end
  and not ${wasUsed} and ${hasPlace}`;

/** All promotions of the page `c` that the viewer can use, oldest first. */
export const candidatesJson = sql`(select coalesce(json_agg(json_build_object('promotion_id', p.promotion_id::text,
    'name', p.name, 'percent_off', p.percent_off, 'first_usd_cents', p.first_usd_cents, 'trial_days', p.trial_days,
    'months', p.months, 'end_time', p.ends_at) order by p.promotion_id), '[]')
  from promotions p where p.char_id = c.char_id and ${isForViewer})`;

/** Whether the viewer with membership `m` has used the page's free days, also under a deleted account. */
export const hadTrial = sql`(coalesce(m.trial_used, false) or has_used_offer(${$.viewerId}, 'trial ' || c.char_id))`;
