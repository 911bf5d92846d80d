import type { Context } from '../../context.ts';
import { type KeysetList, type KeysetPage, keysetPage } from '../../platform/db/keyset-page.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postAccessJoins, postJoins, postJson, postParamCount, postParams } from '../posts/posts.present.ts';

/**
 * The index knows whole captions. Whoever may not read one finds the post by what it shows of itself alone; nothing
 * is counted or cut off before that is decided, so no answer differs by words that are hidden. $6: what was typed.
 */
export const foundPosts: KeysetList = {
  rows: 'posts p',
  joins: `join post_words pw on pw.diary_id = p.diary_id ${postAccessJoins}`,
  where: `pw.words @@ search_query($6::text) and p.state = 1 and p.deleted_at is null and ${characterIsThere}
    and (a.access = 'full' or search_words(cut_caption(p.content)) @@ search_query($6))`,
  keys: [
    { column: 'p.published_at', type: 'timestamptz' },
    { column: 'p.diary_id', type: 'bigint' },
  ],
  jsonJoins: postJoins,
  json: postJson,
  params: postParamCount + 1,
};

const readPage = keysetPage(foundPosts);

/** Published posts by the words of their captions, newest first. */
export function findPosts(
  context: Context,
  { q, size, cursor }: { q: string; size: number; cursor?: string | undefined },
  viewer: Viewer,
): Promise<KeysetPage> {
  return readPage(context.db, [...postParams(context, viewer), q], { page: 1, size, cursor });
}
