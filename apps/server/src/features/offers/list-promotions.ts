import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { takesPlace } from './candidates.sql.ts';

const $ = inputs({
  charId: 'bigint',
  viewerId: 'bigint',
  promotionId: 'bigint',
  publicUrl: 'text',
  now: 'timestamptz',
});

const isMine = sql`p.char_id = ${$.charId}`;

export const promotions = keysetList({
  rows: sql`promotions`,
  alias: 'p',
  where: isMine,
  keys: [{ column: 'p.promotion_id', type: 'bigint' }],
  jsonJoins: sql`join characters c on c.char_id = p.char_id
    cross join lateral (select count(*)::int as num from promotion_claims t join checkouts k using (checkout_id)
      where t.promotion_id = p.promotion_id and ${takesPlace}) claimed`,
  json: sql`json_build_object('promotion_id', p.promotion_id::text, 'name', p.name, 'audience', p.audience,
    'url', ${$.publicUrl} || '/character/' || c.char_unique_id || '?offer=' || p.code,
    'percent_off', p.percent_off, 'first_usd_cents', p.first_usd_cents, 'trial_days', p.trial_days,
    'months', p.months, 'claim_limit', p.claim_limit, 'claim_num', claimed.num,
    'fan_num', (select count(*)::int from promotion_fans f where f.promotion_id = p.promotion_id),
    'end_time', ${jsonInstant(sql`p.ends_at`)},
    'state', case when p.stopped_at is not null then 'stopped'
      when p.ends_at <= ${$.now} then 'over'
      when claimed.num >= p.claim_limit then 'used_up' else 'running' end,
    'created_time', ${jsonInstant(sql`p.created_at`)})`,
});

const countPromotions = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (select from promotions p where ${isMine} limit 1000) few`,
);

const isClaim = sql`t.promotion_id = ${$.promotionId}
  and exists (select from checkouts k where k.checkout_id = t.checkout_id and ${takesPlace})
  and exists (select from promotions p where p.promotion_id = t.promotion_id and ${isMine})
  and exists (select from users x where x.user_id = t.user_id and x.deleted_at is null)
  and ${notBlocked($.viewerId, sql`t.user_id`)}`;

export const promotionClaims = keysetList({
  // Checkout ids are not numeric; a person uses a promotion only once, so the user id is a key.
  rows: sql`promotion_claims`,
  alias: 't',
  where: isClaim,
  keys: [
    { column: 't.claimed_at', type: 'timestamptz' },
    { column: 't.user_id', type: 'bigint' },
  ],
  jsonJoins: sql`join users u on u.user_id = t.user_id join checkouts k on k.checkout_id = t.checkout_id`,
  json: sql`json_build_object('user_id', u.user_id::text, 'nickname', u.nickname,
    'avatar', ${publicImageSql(sql`u.avatar_media_id`, 'small')}, 'claimed_time', ${jsonInstant(sql`t.claimed_at`)},
    'state', case k.state when 'declined' then 'open' else k.state end, 'first_usd_cents', k.price_usd_cents)`,
});

const countClaims = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (select from promotion_claims t where ${isClaim} limit 1000) few`,
);

export async function listPromotions(
  { db, clock, publicUrl }: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  page: ParsedInput<'listPromotions'>,
  viewer: Viewer,
) {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  return promotions.answerPage(
    db,
    { charId, publicUrl: publicUrl(), now: clock.now() },
    page,
    (await countPromotions.one(db, { charId })).count,
  );
}

/** Lists who used a promotion, and open checkouts that hold a place. */
export async function listPromotionClaims(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listPromotionClaims'>,
  viewer: Viewer,
) {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  const claimInputs = { charId, viewerId: viewer.userId, promotionId: page.promotion_id };
  return promotionClaims.answerPage(db, claimInputs, page, (await countClaims.one(db, claimInputs)).count);
}
