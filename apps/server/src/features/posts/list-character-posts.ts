import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { type Db, query } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postIsThere, postJoins, postJson, postParamCount, postParams } from './posts.present.ts';

/** $6: the character. */
export const characterPosts: KeysetList = {
  rows: 'posts p',
  joins: 'join characters c on c.char_id = p.char_id',
  where: `p.char_id = $6::bigint and ${postIsThere} and ${characterIsThere}`,
  keys: [
    { column: 'p.sort', type: 'bigint' },
    { column: 'p.published_at', type: 'timestamptz' },
    { column: 'p.diary_id', type: 'bigint' },
  ],
  jsonJoins: postJoins,
  json: postJson,
  params: postParamCount + 1,
};

const readPage = keysetPage(characterPosts);

/** Pinned first, then newest. A creator sees their own private and waiting ones too. */
export async function listCharacterPosts(
  context: Context,
  input: PageInput & { char_id: string },
  viewer: Viewer,
): Promise<JsonText> {
  const count = await countPosts(context.db, input.char_id, viewer);
  const page = await readPage(context.db, [...postParams(context, viewer), input.char_id], input);
  return pageText(page, input, count);
}

const findCount = `
  select case when c.user_id = $1::bigint
      then (select count(*) from (select from posts p where p.char_id = c.char_id and p.deleted_at is null limit 1000) own)
      else c.post_num end::int as count
  from characters c where c.char_id = $2::bigint and ${characterIsThere}`;

async function countPosts(db: Db, charId: string, viewer: Viewer): Promise<number> {
  const [row] = await query<{ count: number }>(db, findCount, [viewer.userId, charId]);
  return row ? row.count : refuse('notFound');
}
