import { input, raw, sql } from '../../platform/db/sql.ts';
import { wasRefused } from '../wallet/payments/refused-checkout.sql.ts';

/** SQL pieces about the promotions of a page, `c`, for a viewer. */

const viewerId = input('viewerId', 'bigint');
const now = input('now', 'timestamptz');

const hasPaidBefore = sql`(exists (select from checkouts b where b.user_id = ${viewerId} and b.char_id = p.char_id
    and b.purpose = 'subscription' and b.state in ('paid', 'refunded') and not ${wasRefused(raw('b'))})
  or has_used_offer(${viewerId}, 'newcomer ' || p.char_id))`;

/** Holds for checkouts, `k`, that take a place of a promotion: unless they closed unpaid, or what was paid went back at once. */
export const takesPlace = sql`k.state <> 'expired' and not ${wasRefused(raw('k'))}`;

/** Holds for a promotion, `p`, whose places are not all taken; the viewer's own open checkout takes none from them. */
export const hasPlace = sql`(p.claim_limit is null or p.claim_limit > (
  select count(*) from promotion_claims t join checkouts k using (checkout_id)
  where t.promotion_id = p.promotion_id and ${takesPlace}
    and not (k.user_id = ${viewerId} and k.state in ('open', 'declined'))))`;

export const isRunning = sql`p.stopped_at is null and (p.ends_at is null or p.ends_at > ${now})`;

/** Whether the viewer has used the promotion `p`, be it with an account deleted since. */
export const wasUsed = sql`(exists (select from promotion_claims t join checkouts k using (checkout_id)
    where t.user_id = ${viewerId} and t.promotion_id = p.promotion_id and k.state in ('paid', 'refunded')
      and ${takesPlace})
  or has_used_offer(${viewerId}, 'promotion ' || p.promotion_id))`;

/** Holds for promotions, `p`, that the viewer could have. */
export const isForViewer = sql`${isRunning} and p.months <= ${input('maxMonths', 'integer')}
  and case p.audience
    when 'everyone' then true
    when 'new' then not ${hasPaidBefore}
    when 'lapsed' then ${hasPaidBefore}
    when 'chosen' then exists (
      select from promotion_fans f where f.promotion_id = p.promotion_id and f.user_id = ${viewerId})
    else p.code = ${input('code', 'text?')} end
  and not ${wasUsed} and ${hasPlace}`;

/** All promotions of the page that the viewer could have, the oldest first. */
export const candidatesJson = sql`(select coalesce(json_agg(json_build_object('promotion_id', p.promotion_id::text,
    'name', p.name, 'percent_off', p.percent_off, 'first_usd_cents', p.first_usd_cents, 'trial_days', p.trial_days,
    'months', p.months, 'end_time', p.ends_at) order by p.promotion_id), '[]')
  from promotions p where p.char_id = c.char_id and ${isForViewer})`;

/** Whether the viewer, whose membership is `m`, has had free days on the page, be it with an account deleted since. */
export const hadTrial = sql`(coalesce(m.trial_used, false) or has_used_offer(${viewerId}, 'trial ' || c.char_id))`;
