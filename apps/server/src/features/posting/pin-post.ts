import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { getPost } from '../posts/get-post.ts';
import { lockLivePost } from './own-post.sql.ts';

type Pin = { diary_id: string; pin: 0 | 1 };

/** Pinned posts are the first on their creator's page; among themselves the newest is. */
export async function pinPost(context: Context, { diary_id, pin }: Pin, viewer: Viewer): Promise<JsonText> {
  await transact(context, async (tx) => {
    await lockLivePost(tx, diary_id, viewer.userId);
    await query(tx, 'update posts set sort = $2::smallint where diary_id = $1::bigint', [diary_id, pin]);
  });
  return getPost(context, diary_id, viewer);
}
