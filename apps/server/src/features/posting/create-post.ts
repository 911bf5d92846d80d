import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { readPost } from '../posts/get-post.ts';
import { insertPost } from '../posts/insert-post.ts';
import { publishPost } from '../posts/publish-post.ts';
import { checkPost, checkTier } from './check-post.ts';

/** Writes a post. A public one is in feeds at once: its words are reviewed and its media encoded again. */
export async function createPost(
  context: Context,
  fields: ParsedInput<'createPost'>,
  viewer: Viewer,
): Promise<RawJson> {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  const postId = await transact(context, async (tx) => {
    await checkTier(tx, charId, fields.tier_level);
    const insertedId = await insertPost(tx, {
      charId,
      content: fields.content,
      price: fields.price,
      tierLevel: fields.tier_level,
      membersIncluded: fields.price === 0 || fields.members_included !== 0,
      state: fields.state,
      isPinned: false,
      publishedAt: context.clock.now(),
      clientId: fields.client_id,
      media: await checkPost(tx, fields, viewer.userId),
    });
    await publishPost(context, tx, insertedId);
    return insertedId;
  });
  return readPost(context, postId, viewer);
}
