import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postInputs, postIsThere, postJoins, postText } from './posts.present.ts';

const $ = inputs({ charId: 'bigint', viewerId: 'bigint' });

const keys = [
  { column: 'p.sort', type: 'bigint' },
  { column: 'p.published_at', type: 'timestamptz' },
  { column: 'p.post_id', type: 'bigint' },
] as const;

export const characterPosts = keysetList({
  rows: sql`posts`,
  alias: 'p',
  joins: sql`join characters c on c.char_id = p.char_id`,
  where: sql`p.char_id = ${$.charId} and ${postIsThere} and ${characterIsThere}`,
  keys,
  jsonJoins: postJoins,
  json: postText,
});

export const openCharacterPosts = keysetList({
  rows: sql`posts`,
  alias: 'p',
  joins: sql`join characters c on c.char_id = p.char_id`,
  where: sql`p.char_id = ${$.charId} and p.is_open and ${postIsThere} and ${characterIsThere}`,
  keys,
  jsonJoins: postJoins,
  json: postText,
});

const findCount = statement(
  { count: 'integer' },
  sql`select case when c.user_id = ${$.viewerId} then (
        select count(*) from (select from posts p where p.char_id = c.char_id and p.deleted_at is null limit 1000) own)
      else c.post_num end::int as count
    from characters c where c.char_id = ${$.charId} and ${characterIsThere}`,
);

/** Returns pinned posts first, then the newest. A creator sees their own private and waiting posts too. */
export async function listCharacterPosts(
  context: Context,
  page: ParsedInput<'listCharacterPosts'>,
  viewer: Viewer,
) {
  const { db } = context;
  const charId = page.char_id;
  const row = (await findCount.first(db, { viewerId: viewer.userId, charId })) ?? refuse('notFound');
  return characterPosts.answerPage(db, { ...postInputs(context, viewer), charId }, page, row.count);
}

/** Returns the text of a page of what is open to everyone, in the same order. */
export async function listOpenPosts(
  context: Context,
  page: ParsedInput<'listCharacterPosts'>,
  viewer: Viewer,
): Promise<string> {
  const inputs = { ...postInputs(context, viewer), charId: page.char_id };
  return (await openCharacterPosts.answerPage(context.db, inputs, page, 0)).text;
}
