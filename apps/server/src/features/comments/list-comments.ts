import type { Context } from '../../context.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { commentIsThere, commentJoins, commentJson } from './comments.present.ts';
import { getCommentedPost } from './get-commented-post.ts';

/** $2: the post. */
export const newestComments: KeysetList = {
  rows: 'comments k',
  joins: '',
  where: `k.diary_id = $2::bigint and k.root_id is null and ${commentIsThere('k')}`,
  keys: [{ column: 'k.comment_id', type: 'bigint' }],
  jsonJoins: commentJoins,
  json: commentJson,
  params: 2,
};

const readPage = keysetPage(newestComments);

/**
 * Comments on a post that stand by themselves, newest first, each with its first answers. `count` has the answers in
 * it; `page` is how many pages there are, as the specification has it for this call.
 */
export async function listComments(
  context: Context,
  input: PageInput & { content_id: string },
  viewer: Viewer,
): Promise<JsonText> {
  const post = await getCommentedPost(context, input.content_id, viewer);
  const { list, next } = await readPage(context.db, [viewer.userId, input.content_id], input);
  const total_page = Math.ceil(post.root_num / input.size);
  const facts = { page: total_page, total_page, count: post.comment_num, next };
  return new JsonText(`{"list":${list},${JSON.stringify(facts).slice(1)}`);
}
