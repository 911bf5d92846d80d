import type { Context } from '../../context.ts';
import { type KeysetPage, keysetList } from '../../platform/db/keyset-page.ts';
import { input, sql } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postAccessJoins, postInputs, postJoins, postJson } from '../posts/posts.present.ts';
import type { SearchPage } from './search-page.ts';

const operators = input('operators', 'text');

/**
 * The index knows whole captions. Whoever may not read one finds the post by what it shows of itself alone; nothing
 * is counted or cut off before that is decided, so no answer differs by words that are hidden.
 */
export const foundPosts = keysetList({
  rows: sql`posts`,
  alias: 'p',
  joins: sql`join post_words pw on pw.diary_id = p.diary_id ${postAccessJoins}`,
  where: sql`pw.words @@ operators_query(${operators}) and p.state = 1 and p.deleted_at is null and ${characterIsThere}
    and (a.access = 'full' or search_words(cut_caption(p.content)) @@ operators_query(${operators}))`,
  keys: [
    { column: 'p.published_at', type: 'timestamptz' },
    { column: 'p.diary_id', type: 'bigint' },
  ],
  jsonJoins: postJoins,
  json: postJson,
});

/** Published posts by the words of their captions, newest first. */
export function findPosts(
  context: Context,
  { operators, size, cursor }: SearchPage,
  viewer: Viewer,
): Promise<KeysetPage> {
  const inputs = { ...postInputs(context, viewer), operators };
  return foundPosts.readPage(context.db, inputs, { page: 1, size, cursor });
}
