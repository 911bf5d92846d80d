import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { postState } from '@kindred/contract/posts/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { setPlan } from '../../posts/times/post-times.sql.ts';
import { lockLivePost } from '../own-post.sql.ts';
import { checkTimes, readTime } from './read-times.ts';

const $ = inputs({ postId: 'bigint' });

const findExpiry = statement(
  { expires_at: 'timestamptz?' },
  sql`select expires_at from post_times where post_id = ${$.postId}`,
);

/** Plans a scheduled post for another time. Refuses with `postNotScheduled` when it has appeared or was taken back. */
export async function movePost(
  context: Context,
  { diary_id: postId, publish_at: time, zone }: ParsedInput<'movePost'>,
  viewer: Viewer,
): Promise<CallOutput<'movePost'>> {
  return transact(context, async (tx) => {
    const post = await lockLivePost(tx, postId, viewer.userId);
    if (post.state !== postState.scheduled) refuse('postNotScheduled');
    const plan = await readTime(tx, { userId: viewer.userId, postId, time, zone });
    const expiry = await findExpiry.first(tx, { postId });
    checkTimes(plan.publishAt, expiry?.expires_at ?? null, context.clock.now());
    await setPlan(tx, { postId, charId: post.char_id }, plan);
    return {
      diary_id: postId,
      publish_at: plan.publishAt.toISOString(),
      publish_wall: plan.wall,
      zone: plan.zone,
    };
  });
}
