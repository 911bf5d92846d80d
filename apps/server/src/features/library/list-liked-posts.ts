import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { postInputs } from '../posts/posts.present.ts';
import { isOfViewer, libraryJoins, libraryJsonJoins, libraryPostJson } from './library-posts.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

export const likedPosts = keysetList({
  rows: sql`likes`,
  alias: 's',
  joins: libraryJoins,
  where: isOfViewer,
  keys: [
    { column: 's.created_at', type: 'timestamptz' },
    { column: 's.post_id', type: 'bigint' },
  ],
  jsonJoins: libraryJsonJoins,
  json: sql`json_build_object(${libraryPostJson(sql`s.created_at`)})`,
});

const countLiked = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (
    select from likes l where l.user_id = ${$.viewerId} limit 1000) few`,
);

/** Lists the posts that the viewer likes, latest like first. The total stops at 1,000. */
export async function listLikedPosts(context: Context, page: ParsedInput<'listLikedPosts'>, viewer: Viewer) {
  const { count } = await countLiked.one(context.db, { viewerId: viewer.userId });
  return likedPosts.answerPage(context.db, postInputs(context, viewer), page, count);
}
