import type { Context } from '../../context.ts';
import { type KeysetPage, keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardText,
  characterInputs,
  characterIsThere,
  characterJoins,
} from '../characters/characters.present.ts';
import type { SearchPage } from './search-page.ts';

const $ = inputs({
  /** In lower case. */
  typed: 'text',
  operators: 'text',
  near: 'text?',
});

/** The query of the typed text, computed once and not per creator. */
const typedQuery = sql`(select operators_query(${$.operators}))`;

/**
 * Exact names come first, then names that begin with the text, then words of names, tagline and kind, then words of the
 * bio, then near spellings.
 */
const score = sql`case
    when ${$.typed} in (c.char_unique_id, lower(c.name), lower(c.nickname)) then 4
    when starts_with(cw.names, ${$.typed}) then 3
    when ts_filter(cw.words, '{a}') @@ q.exact then 2
    when cw.words @@ q.exact then 1
    else 0 end * 10000000000 + c.follower_num`;

const best = {
  alias: 'c',
  where: characterIsThere,
  jsonJoins: characterJoins,
  json: characterCardText,
} as const;
const charId = { column: 'c.char_id', type: 'bigint' } as const;

/** Near spellings come last, and only when fewer than this are found without them. */
const enoughFound = 20;
const maxNear = 500;

/** `operators`: of `search_operators_near`. `near`: the typed text when near spellings of names count, else null. */
export const foundCharacters = {
  /** The best of all matches. */
  rare: keysetList({
    ...best,
    rows: sql`(with exact as materialized (
        select w.char_id from character_words w where w.words @@ ${typedQuery})
      select c.*, ${score} as score
      from (select e.char_id from exact e
        union (select w.char_id from character_words w where w.names %> ${$.near}
          and (select count(*) from (select from exact limit ${enoughFound}) few) < ${enoughFound}
          limit ${maxNear})) found
      join character_words cw on cw.char_id = found.char_id
      join characters c on c.char_id = cw.char_id
      cross join (select search_query(${$.typed}) as exact offset 0) q)`,
    keys: [{ column: 'c.score', type: 'bigint' }, charId],
  }),
  /** The most followed, until enough of them match. */
  common: keysetList({
    ...best,
    rows: sql`characters`,
    // `offset 0` keeps the planner from using the index of words, which has far more of them.
    joins: sql`cross join lateral (select w.words from character_words w where w.char_id = c.char_id offset 0) cw`,
    where: sql`cw.words @@ ${typedQuery} and ${characterIsThere}`,
    keys: [{ column: 'c.follower_num', type: 'bigint' }, charId],
  }),
};

/** With fewer letters nearly every name has some in common. */
const nearFrom = 4;

/** Finds creators by name, handle, tagline, kind and bio; the best match first, then the most followed. */
export function findCharacters(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { q, operators, isCommon, size, cursor }: SearchPage,
  viewer: Viewer,
): Promise<KeysetPage> {
  const typed = q.replace(/^@/, '').toLowerCase();
  const near = typed.length < nearFrom ? null : typed;
  const inputs = { ...characterInputs(viewer, clock.now()), operators };
  const page = { page: 1, size, cursor };
  return isCommon.characters
    ? foundCharacters.common.readPage(db, inputs, page)
    : foundCharacters.rare.readPage(db, { ...inputs, typed, near }, page);
}
