import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { approximateCount } from '../../platform/db/approximate-count.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardJson,
  characterInputs,
  characterIsThere,
  characterJoins,
  digitalHumanJson,
  isSellable,
} from './characters.present.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz', verifiedOnly: 'boolean' });

type Reader = Pick<Context, 'db' | 'clock'>;

const charactersBy = <Where, Joins, Json>(
  sortKey: { column: string; type: 'timestamptz' | 'bigint' },
  where: Sql<Where>,
  jsonJoins: Sql<Joins>,
  json: Sql<Json>,
) =>
  keysetList({
    rows: sql`characters`,
    alias: 'c',
    where,
    keys: [sortKey, { column: 'c.char_id', type: 'bigint' }],
    jsonJoins,
    json,
  });

const popularity = { column: 'c.follower_num', type: 'bigint' } as const;
// Leaves out pages that cannot be joined.
const isOther = sql`${characterIsThere} and c.user_id <> ${$.viewerId} and ${isSellable}`;
const isJoined = sql`coalesce((
  select is_joined(s.kind, c.group_id, s.period_end, ${$.now}) from memberships s
  where s.user_id = ${$.viewerId} and s.char_id = c.char_id), false)`;
const isShown = sql`(not ${$.verifiedOnly} or c.is_blue_label = 2)`;

const age = { column: 'c.created_at', type: 'timestamptz' } as const;

// For each kind the creator whom the viewer joined last, of the latest two hundred memberships; read once for all cards.
const because = sql`cross join (
  select jsonb_object_agg(kind, card) as cards from (
    select distinct on (f.kind) f.kind,
      jsonb_build_object('char_id', f.char_id::text, 'name', f.name, 'sub_type', o.kind) as card
    from (select o.char_id, o.kind, o.period_end, o.joined_at from memberships o where o.user_id = ${$.viewerId}
        order by o.joined_at desc, o.char_id desc limit 200) o
      cross join lateral (select c.char_id, c.name, c.kind from characters c
        where c.char_id = o.char_id and c.kind is not null and ${characterIsThere}
          and is_joined(o.kind, c.group_id, o.period_end, ${$.now}) offset 0) f
    order by f.kind, o.joined_at desc, f.char_id desc) latest) because`;
const withReason = sql`(${characterCardJson}::jsonb || jsonb_build_object('because', because.cards -> c.kind))`;

export const byAge = charactersBy(age, characterIsThere, characterJoins, digitalHumanJson);
export const byPopularity = charactersBy(popularity, isOther, characterJoins, characterCardJson);
export const notJoined = charactersBy(
  popularity,
  sql`${isOther} and ${isShown} and ${isJoined} is false`,
  sql`${characterJoins} ${because}`,
  withReason,
);

/** Totals count all characters, including those behind a block. */
const countCharacters = approximateCount('characters', 'characters_by_age', 'deleted_at is null');

const findReader = statement(
  { joined: 'integer', is_vip: 'boolean!' },
  sql`select (select count(*)::int from (select from memberships where user_id = ${$.viewerId} limit 1000) few) as joined,
    is_vip(${$.viewerId}, ${$.now}) as is_vip`,
);

export async function listCharacters(
  { db, clock }: Reader,
  page: ParsedInput<'listCharacters'>,
  viewer: Viewer,
) {
  return byAge.answerPage(db, characterInputs(viewer, clock.now()), page, await countCharacters(db));
}

/** Lists the most followed characters first, without the viewer's own. */
export async function listRecommendedCharacters(
  { db, clock }: Reader,
  page: ParsedInput<'listRecommendedCharacters'>,
  viewer: Viewer,
) {
  return byPopularity.answerPage(
    db,
    characterInputs(viewer, clock.now()),
    page,
    Math.max(0, (await countCharacters(db)) - (viewer.charId ? 1 : 0)),
  );
}

/**
 * Lists the most followed characters that the viewer has not joined, each with a joined creator of the same kind; none
 * to a VIP, who gets no suggestions.
 */
export async function listSuggestedCharacters(
  { db, clock }: Reader,
  page: ParsedInput<'listSuggestedCharacters'>,
  viewer: Viewer,
) {
  const now = clock.now();
  const { joined, is_vip } = await findReader.one(db, { viewerId: viewer.userId, now });
  if (is_vip) return pageText({ list: '[]', next: null }, page, 0);
  const inputs = { ...characterInputs(viewer, now), verifiedOnly: page.show_top };
  const otherNum = (await countCharacters(db)) - joined - (viewer.charId ? 1 : 0);
  return notJoined.answerPage(db, inputs, page, Math.max(0, otherNum));
}
