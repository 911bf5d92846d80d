import type { CreatorKind } from '@kindred/contract/characters/limits';
import type { Context } from '../../context.ts';
import { type KeysetList, keysetPage } from '../../platform/db/keyset-page.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postJoins, postJson, postParamCount, postParams } from '../posts/posts.present.ts';
import { stretchText } from './stretch-text.ts';

type Sort = 'popular' | 'new';
type Input = { kind?: CreatorKind | undefined; sort: Sort; size: number; cursor?: string | undefined };

/** $6: the kind of creator, null for all. Posts of words alone are no part of a wall of pictures. */
const published: Omit<KeysetList, 'keys'> = {
  rows: 'posts p',
  joins: 'join characters c on c.char_id = p.char_id',
  where: `p.state = 1 and p.deleted_at is null and ${characterIsThere}
    and ($6::text is null or c.kind = $6)
    and coalesce((select true from post_media pm where pm.diary_id = p.diary_id limit 1), false)`,
  jsonJoins: postJoins,
  json: postJson,
  params: postParamCount + 1,
};

const id = { column: 'p.diary_id', type: 'bigint' } as const;

export const discoverPosts: Record<Sort, KeysetList> = {
  popular: { ...published, keys: [{ column: 'p.like_num', type: 'bigint' }, id] },
  new: { ...published, keys: [{ column: 'p.published_at', type: 'timestamptz' }, id] },
};

const readPage = { popular: keysetPage(discoverPosts.popular), new: keysetPage(discoverPosts.new) };

/** Published posts with media, of one kind of creator or all. */
export async function listDiscoverPosts(
  context: Context,
  { kind, sort, size, cursor }: Input,
  viewer: Viewer,
): Promise<JsonText> {
  const params = [...postParams(context, viewer), kind ?? null];
  return stretchText(await readPage[sort](context.db, params, { page: 1, size, cursor }));
}
