import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { roughCount } from '../../platform/db/rough-count.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardJson,
  characterIsThere,
  characterJoins,
  characterParams,
} from './characters.present.ts';

type Reader = Pick<Context, 'db' | 'clock'>;

const all = {
  rows: 'characters c',
  joins: '',
  where: characterIsThere,
  jsonJoins: characterJoins,
  json: characterCardJson,
  params: 3,
} as const;

export const byAge: KeysetList = {
  ...all,
  keys: [
    { column: 'c.created_at', type: 'timestamptz' },
    { column: 'c.char_id', type: 'bigint' },
  ],
};

export const byPopularity: KeysetList = {
  ...all,
  where: `${characterIsThere} and c.user_id <> $1`,
  keys: [
    { column: 'c.follower_num', type: 'bigint' },
    { column: 'c.char_id', type: 'bigint' },
  ],
};

/** $4: verified ones only. */
export const notJoined: KeysetList = {
  ...byPopularity,
  where: `${byPopularity.where} and (not $4::boolean or c.is_blue_label = 2)
    and coalesce((select is_joined(s.kind, c.group_id, s.period_end, $2) from memberships s
      where s.user_id = $1 and s.char_id = c.char_id), false) is false`,
  params: 4,
};

const readByAge = keysetPage(byAge);
const readByPopularity = keysetPage(byPopularity);
const readNotJoined = keysetPage(notJoined);

/** Totals are of all characters: who is behind a block is not counted out. */
const countCharacters = roughCount('characters', 'characters_by_age', 'deleted_at is null');

/** All characters, newest first. */
export async function listDigitalHumans(
  { db, clock }: Reader,
  input: PageInput,
  viewer: Viewer,
): Promise<JsonText> {
  const page = await readByAge(db, characterParams(viewer, clock.now()), input);
  return pageText(page, input, await countCharacters(db));
}

/** The most followed first, without the viewer's own. */
export async function listRecommendedCharacters(
  { db, clock }: Reader,
  input: PageInput,
  viewer: Viewer,
): Promise<JsonText> {
  const page = await readByPopularity(db, characterParams(viewer, clock.now()), input);
  return pageText(page, input, Math.max(0, (await countCharacters(db)) - (viewer.charId ? 1 : 0)));
}

/** The most followed of those the viewer has not joined. */
export async function listSuggestedCharacters(
  { db, clock }: Reader,
  input: PageInput & { show_top: boolean },
  viewer: Viewer,
): Promise<JsonText> {
  const page = await readNotJoined(db, [...characterParams(viewer, clock.now()), input.show_top], input);
  const [joined] = await query<{ count: number }>(db, countJoined, [viewer.userId]);
  const others = (await countCharacters(db)) - (joined?.count ?? 0) - (viewer.charId ? 1 : 0);
  return pageText(page, input, Math.max(0, others));
}

const countJoined = `select count(*)::int as count from (select from memberships where user_id = $1 limit 1000) few`;
