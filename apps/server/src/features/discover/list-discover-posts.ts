import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { input, sql } from '../../platform/db/sql.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postInputs, postJoins, postJson } from '../posts/posts.present.ts';
import { cursorPage } from './cursor-page.ts';

/** The kind of creator, null for all. */
const kind = input('kind', 'text?');
const id = { column: 'p.diary_id', type: 'bigint' } as const;

/** Posts of words alone are no part of a wall of pictures. */
const listBy = (sortKey: { column: string; type: 'timestamptz' | 'bigint' }) =>
  keysetList({
    rows: sql`posts`,
    alias: 'p',
    joins: sql`join characters c on c.char_id = p.char_id`,
    where: sql`p.state = 1 and p.deleted_at is null and ${characterIsThere}
      and (${kind} is null or c.kind = ${kind})
      and coalesce((select true from post_media pm where pm.diary_id = p.diary_id limit 1), false)`,
    keys: [sortKey, id],
    jsonJoins: postJoins,
    json: postJson,
  });

export const discoverPosts = {
  popular: listBy({ column: 'p.like_num', type: 'bigint' }),
  new: listBy({ column: 'p.published_at', type: 'timestamptz' }),
};

/** Published posts with media, of one kind of creator or all. */
export async function listDiscoverPosts(
  context: Context,
  { kind, sort, size, cursor }: ParsedInput<'listDiscoverPosts'>,
  viewer: Viewer,
): Promise<RawJson> {
  const inputs = { ...postInputs(context, viewer), kind: kind ?? null };
  return cursorPage(await discoverPosts[sort].readPage(context.db, inputs, { page: 1, size, cursor }));
}
