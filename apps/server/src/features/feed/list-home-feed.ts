import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { approximateCount } from '../../platform/db/approximate-count.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { input, sql } from '../../platform/db/sql.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postInputs, postJoins, postJson } from '../posts/posts.present.ts';

/** Holds for characters whose posts the viewer wants in the feed; asked per row, as blocks are. */
const isWanted = sql`coalesce((select true from hidden_characters h
  where h.user_id = ${input('viewerId', 'bigint')} and h.char_id = c.char_id), false) is false`;

/** Published posts only, one's own among them. */
export const homeFeed = keysetList({
  rows: sql`posts`,
  alias: 'p',
  joins: sql`join characters c on c.char_id = p.char_id`,
  where: sql`p.state = 1 and p.deleted_at is null and ${characterIsThere} and ${isWanted}`,
  keys: [
    { column: 'p.published_at', type: 'timestamptz' },
    { column: 'p.diary_id', type: 'bigint' },
  ],
  jsonJoins: postJoins,
  json: postJson,
});

const countPublished = approximateCount('posts', 'posts_feed', 'state = 1 and deleted_at is null');

/** Newest first, without end. The total is that of all published posts, hidden ones not counted out. */
export async function listHomeFeed(
  context: Context,
  page: ParsedInput<'listHomeFeed'>,
  viewer: Viewer,
): Promise<RawJson> {
  const posts = await homeFeed.readPage(context.db, postInputs(context, viewer), page);
  return pageText(posts, page, await countPublished(context.db));
}
