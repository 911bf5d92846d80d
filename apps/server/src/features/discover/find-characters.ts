import type { Context } from '../../context.ts';
import { type KeysetList, type KeysetPage, keysetPage } from '../../platform/db/keyset-page.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardJson,
  characterIsThere,
  characterJoins,
  characterParams,
} from '../characters/characters.present.ts';

/** What is called exactly so comes first, then what begins so, then any other word, then near spellings. */
const score = `case
    when $4 in (c.char_unique_id, lower(c.name), lower(c.nickname)) then 3
    when starts_with(cw.names, $4) then 2
    when cw.words @@ search_query($4) then 1
    else 0 end * 10000000000 + c.follower_num`;

/** $4: what was typed, in small letters; $5: the same where near spellings count, else null. */
export const foundCharacters: KeysetList = {
  rows: `(select c.*, ${score} as score
    from (select w.char_id from character_words w where w.words @@ search_query($4::text)
      union select w.char_id from character_words w where w.names %> $5::text) found
    join character_words cw on cw.char_id = found.char_id
    join characters c on c.char_id = cw.char_id) c`,
  joins: '',
  where: characterIsThere,
  keys: [
    { column: 'c.score', type: 'bigint' },
    { column: 'c.char_id', type: 'bigint' },
  ],
  jsonJoins: characterJoins,
  json: characterCardJson,
  params: 5,
};

const readPage = keysetPage(foundCharacters);

/** Of fewer letters than this nearly every name has some in common. */
const nearFrom = 4;

/** Creators by name, handle and tagline; the best match first, then the most followed. */
export function findCharacters(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { q, size, cursor }: { q: string; size: number; cursor?: string | undefined },
  viewer: Viewer,
): Promise<KeysetPage> {
  const typed = q.replace(/^@/, '').toLowerCase();
  const near = typed.length < nearFrom ? null : typed;
  return readPage(db, [...characterParams(viewer, clock.now()), typed, near], { page: 1, size, cursor });
}
