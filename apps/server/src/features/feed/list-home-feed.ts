import type { Context } from '../../context.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { roughCount } from '../../platform/db/rough-count.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postJoins, postJson, postParamCount, postParams } from '../posts/posts.present.ts';

/** Holds for characters whose posts the viewer wants in the feed; asked per row, as blocks are. */
const isWanted = `coalesce((select true from hidden_characters h
  where h.user_id = $1::bigint and h.char_id = c.char_id), false) is false`;

/** Published posts only, one's own among them. */
export const homeFeed: KeysetList = {
  rows: 'posts p',
  joins: 'join characters c on c.char_id = p.char_id',
  where: `p.state = 1 and p.deleted_at is null and ${characterIsThere} and ${isWanted}`,
  keys: [
    { column: 'p.published_at', type: 'timestamptz' },
    { column: 'p.diary_id', type: 'bigint' },
  ],
  jsonJoins: postJoins,
  json: postJson,
  params: postParamCount,
};

const readPage = keysetPage(homeFeed);
const countPublished = roughCount('posts', 'posts_feed', 'state = 1 and deleted_at is null');

/** Newest first, without end. The total is that of all published posts, hidden ones not counted out. */
export async function listHomeFeed(context: Context, input: PageInput, viewer: Viewer): Promise<JsonText> {
  const page = await readPage(context.db, postParams(context, viewer), input);
  return pageText(page, input, await countPublished(context.db));
}
