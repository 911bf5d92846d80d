import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql } from '../../platform/db/sql.ts';
import { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { commentIsThere, commentJoins, commentJson } from './comments.present.ts';
import { getCommentedPost } from './get-commented-post.ts';

const $ = inputs({ postId: 'bigint' });

export const newestComments = keysetList({
  rows: sql`comments`,
  alias: 'k',
  where: sql`k.post_id = ${$.postId} and k.root_id is null and ${commentIsThere('k')}`,
  keys: [{ column: 'k.comment_id', type: 'bigint' }],
  jsonJoins: commentJoins,
  json: commentJson,
});

/**
 * Lists the comments of a post, newest first, each with its first replies. `count` includes the replies; `page` is the
 * number of pages, as the specification defines it for this call.
 */
export async function listComments(
  context: Context,
  page: ParsedInput<'listComments'>,
  viewer: Viewer,
): Promise<RawJson> {
  const post = await getCommentedPost(context, page.content_id, viewer);
  const inputs = { viewerId: viewer.userId, postId: page.content_id, now: context.clock.now() };
  const { list, next } = await newestComments.readPage(context.db, inputs, page);
  const total_page = Math.ceil(post.root_num / page.size);
  const facts = { page: total_page, total_page, count: post.comment_num, next };
  return new RawJson(`{"list":${list},${JSON.stringify(facts).slice(1)}`);
}
