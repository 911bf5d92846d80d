import type { ParsedInput } from '@kindred/contract/all/calls';
import { tierPriceUsdCents } from '@kindred/contract/subscriptions/tiers';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, raw, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardJson,
  characterInputs,
  characterIsThere,
  characterJoins,
} from '../characters/characters.present.ts';
import { rateJson } from '../wallet/currency/agreed-rate.sql.ts';
import { nextCharge, nextChargeJoin } from './next-charge.sql.ts';

const $ = inputs({ viewerId: 'bigint', kind: 'text', now: 'timestamptz', canChangePrice: 'boolean' });

const character = sql`join characters c on c.char_id = s.char_id`;
const isMine = sql`s.user_id = ${$.viewerId} and (${$.kind} = 'all' or s.kind = ${$.kind}) and ${characterIsThere}`;

// A period counts as over from its end on, even before the provider's event.
const state = sql`case when s.kind = 'free' or s.state = 'expired' or s.period_end > ${$.now} then s.state
  when s.state = 'canceled' then 'expired' else 'past_due' end`;

// The contract's tiers, by the digit of the group id.
const tierPrice = raw(
  `case substring(c.group_id from '^group_([1-4])') ${Object.entries(tierPriceUsdCents)
    .map(([tier, cents]) => `when '${tier}' then ${cents}`)
    .join(' ')} end`,
);

// The current price of the member's tier; null when it is no longer sold.
const ownPrice = sql`case when s.tier_level = 0 then ${tierPrice} else (select t.month_usd_cents from page_tiers t
  where t.char_id = s.char_id and t.level = s.tier_level and t.retired_at is null) end`;
const nameOf = <Level>(level: Sql<Level>) => sql`coalesce((select t.name from page_tiers t
  where t.char_id = s.char_id and t.level = ${level}), '')`;

// No price is offered while a promotion's price holds, or a switch of tier is due.
const offeredPrice = sql`case when ${$.canChangePrice} and s.renews and s.state in ('trialing', 'active')
  and s.provider_ref is not null and coalesce(b.charges >= b.intro_charges, true) and s.switch_level is null
  and ${ownPrice} <> s.month_usd_cents then ${ownPrice} end`;

/** All follows and subscriptions of a person, also ended ones, newest first. */
export const joinedCharacters = keysetList({
  rows: sql`memberships`,
  alias: 's',
  joins: character,
  where: isMine,
  keys: [
    { column: 's.joined_at', type: 'timestamptz' },
    { column: 's.char_id', type: 'bigint' },
  ],
  jsonJoins: sql`${character} ${characterJoins} ${nextChargeJoin}`,
  json: sql`json_build_object('char_id', s.char_id::text, 'kind', s.kind, 'state', ${state},
    'month_usd_cents', coalesce(s.month_usd_cents, 0), 'offered_usd_cents', ${offeredPrice},
    'next_usd_cents', ${nextCharge}, 'agreed_rate', ${rateJson('b')},
    'intro_left', greatest(0, coalesce(b.intro_charges - b.charges, 0)), 'period_end', ${jsonInstant(sql`s.period_end`)},
    'tier_name', ${nameOf(sql`s.tier_level`)},
    'next_tier_name', case when s.switch_level is not null then ${nameOf(sql`s.switch_level`)} end,
    'renews', s.renews, 'is_gift', s.kind = 'pro' and s.provider_ref is null,
    'is_finding_out', exists (select from checkouts u where u.user_id = s.user_id and u.subscription_ref = s.provider_ref
      and u.unanswered_since is not null), 'bell', s.bell, 'character', ${characterCardJson})`,
});

const countMine = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (
    select from memberships s ${character} where ${isMine} limit 1000) few`,
);

/** Lists the viewer's follows and subscriptions, of one kind or all. The count stops at 1,000. */
export async function listSubscriptions(
  { db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>,
  page: ParsedInput<'listSubscriptions'>,
  viewer: Viewer,
) {
  const { kind } = page;
  const { count } = await countMine.one(db, { viewerId: viewer.userId, kind });
  return joinedCharacters.answerPage(
    db,
    {
      ...characterInputs(viewer, clock.now()),
      kind,
      canChangePrice: payments.changePrice !== undefined,
    },
    page,
    count,
  );
}
