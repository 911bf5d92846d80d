import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, type Sql, sql } from '../../platform/db/sql.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postAccessJoins, postInputs, postJoins, postText } from '../posts/posts.present.ts';
import { cursorPage } from './cursor-page.ts';

const $ = inputs({
  /** Of creator, null for all. */
  kind: 'text?',
  tag: 'text',
});

const id = { column: 'p.post_id', type: 'bigint' } as const;

/** Posts without media do not belong on a wall of pictures. */
const isShown = sql`p.state = 1 and p.deleted_at is null and ${characterIsThere}
  and coalesce((select true from post_media pm where pm.post_id = p.post_id limit 1), false)`;

const listBy = <Where>(
  sortKey: { column: string; type: 'timestamptz' | 'bigint' },
  where: Sql<Where> = sql`true`,
) =>
  keysetList({
    rows: sql`posts`,
    alias: 'p',
    joins: sql`join characters c on c.char_id = p.char_id`,
    where: sql`${isShown} and ${where} and (${$.kind} is null or c.kind = ${$.kind})`,
    keys: [sortKey, id],
    jsonJoins: postJoins,
    json: postText,
  });

export const discoverPosts = {
  popular: listBy({ column: 'p.like_num', type: 'bigint' }),
  new: listBy({ column: 'p.published_at', type: 'timestamptz' }),
  trending: listBy({ column: 'p.trend', type: 'bigint' }, sql`p.trend > 0`),
};

/** The newest posts with a tag. Leaves out posts whose tag is in a locked caption. */
export const taggedPosts = keysetList({
  rows: sql`post_tags`,
  alias: 't',
  joins: sql`join posts p on p.post_id = t.post_id ${postAccessJoins}`,
  where: sql`t.tag = lower(normalize(${$.tag}, nfkc)) and (t.is_shown or a.access = 'full') and ${isShown}`,
  keys: [
    { column: 't.published_at', type: 'timestamptz' },
    { column: 't.post_id', type: 'bigint' },
  ],
  jsonJoins: sql`join posts p on p.post_id = t.post_id ${postJoins}`,
  json: postText,
});

/** Lists published posts with media: of one kind of creator or all, or with a tag. */
export async function listDiscoverPosts(
  context: Context,
  { kind, sort, tag, size, cursor }: ParsedInput<'listDiscoverPosts'>,
  viewer: Viewer,
): Promise<RawJson> {
  const inputs = postInputs(context, viewer);
  const page = { page: 1, size, cursor };
  if (tag !== undefined) return cursorPage(await taggedPosts.readPage(context.db, { ...inputs, tag }, page));
  return cursorPage(await discoverPosts[sort].readPage(context.db, { ...inputs, kind: kind ?? null }, page));
}
