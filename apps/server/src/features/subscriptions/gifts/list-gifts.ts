import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { keysetList } from '../../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import {
  characterCardJson,
  characterInputs,
  characterIsThere,
  characterJoins,
} from '../../characters/characters.present.ts';
import { isRefused } from './return-gift.ts';

const $ = inputs({ viewerId: 'bigint', publicUrl: 'text' });

const character = sql`join characters c on c.char_id = g.char_id`;
const isMine = sql`g.user_id = ${$.viewerId} and g.state <> 'waiting' and ${characterIsThere}`;

const isNotReturned = sql`g.state = 'returning' and ${isRefused}`;

export const givenSubscriptions = keysetList({
  rows: sql`subscription_gifts`,
  alias: 'g',
  joins: character,
  where: isMine,
  keys: [{ column: 'g.gift_id', type: 'bigint' }],
  jsonJoins: sql`${character} ${characterJoins} join checkouts k on k.checkout_id = g.checkout_id`,
  json: sql`json_build_object('gift_id', g.gift_id::text,
    'url', ${$.publicUrl} || '/character/' || c.char_unique_id || '?gift=' || g.code,
    'months', g.months, 'price_usd_cents', k.price_usd_cents,
    'charged', case when k.currency <> 'USD' then json_build_object('currency', k.currency,
      'amount', round(k.price_usd_cents::numeric * k.rate_micros / 1000000)) end, 'state', case when ${isNotReturned} then 'refused' else g.state end,
    'with_name', coalesce((select u.nickname from users u where u.user_id = coalesce(g.claimed_by, g.to_user_id)
      and u.deleted_at is null and ${notBlocked($.viewerId, sql`u.user_id`)}), ''),
    'expires_time', ${jsonInstant(sql`g.expires_at`)}, 'created_time', ${jsonInstant(sql`g.created_at`)},
    'character', ${characterCardJson})`,
});

const countMine = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (
    select from subscription_gifts g ${character} where ${isMine} limit 1000) few`,
);

export async function listSubscriptionGifts(
  { db, clock, publicUrl }: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  page: ParsedInput<'listSubscriptionGifts'>,
  viewer: Viewer,
) {
  const inputs = { ...characterInputs(viewer, clock.now()), publicUrl: publicUrl() };
  return givenSubscriptions.answerPage(
    db,
    inputs,
    page,
    (await countMine.one(db, { viewerId: viewer.userId })).count,
  );
}
