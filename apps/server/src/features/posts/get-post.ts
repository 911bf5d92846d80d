import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postInputs, postIsKept, postIsThere, postJoins, postText } from './posts.present.ts';

const $ = inputs({ postId: 'bigint' });

const findPost = statement(
  { post: 'text' },
  sql`select ${postText} as post from posts p ${postJoins}
    where p.post_id = ${$.postId} and (${postIsThere} and ${characterIsThere} or ${postIsKept})`,
);

/** Refuses with `postDeleted` when the viewer cannot see the post. */
export function getPost(
  context: Context,
  { diary_id: postId }: ParsedInput<'getPost'>,
  viewer: Viewer,
): Promise<RawJson> {
  return readPost(context, postId, viewer);
}

/** Returns the post like `getPost`, for other calls that answer with a post. */
export async function readPost(context: Context, postId: string, viewer: Viewer): Promise<RawJson> {
  const row = await findPost.first(context.db, { ...postInputs(context, viewer), postId });
  return new RawJson(row ? row.post : refuse('postDeleted'));
}
