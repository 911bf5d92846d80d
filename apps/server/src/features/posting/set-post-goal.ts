import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { holdChange, isHeldForStaff } from '../moderation/held/hold-change.ts';
import type { HeldChangeRule } from '../moderation/moderation.hooks.ts';
import { reviewText } from '../moderation/review-text.ts';
import { readPost } from '../posts/get-post.ts';
import { lockLivePost } from './own-post.sql.ts';

const $ = inputs({ postId: 'bigint', title: 'text', diamonds: 'integer' });

const upsert = statement(
  {},
  sql`insert into post_goals (post_id, title, diamonds)
    values (${$.postId}, ${$.title}, ${$.diamonds})
    on conflict (post_id) do update set title = excluded.title, diamonds = excluded.diamonds`,
);
const remove = statement({}, sql`delete from post_goals where post_id = ${$.postId}`);

/** Sets the goal of gifts under a post; null removes it. Gifts already given stay and count again. */
export async function setPostGoal(
  context: Context,
  { diary_id: postId, goal }: ParsedInput<'setPostGoal'>,
  viewer: Viewer,
): Promise<RawJson> {
  if (goal && reviewText(goal.title, 'creator_message').outcome === 'refuse') refuse('textRefused');
  await transact(context, async (tx) => {
    await lockLivePost(tx, postId, viewer.userId);
    const change = { userId: viewer.userId, kind: 'goal', subjectId: postId } as const;
    if (goal && isHeldForStaff(context))
      await holdChange(context, tx, { ...change, fields: { goal }, words: [goal.title] });
    else if (goal) await upsert.run(tx, { postId, ...goal });
    else await remove.run(tx, { postId });
  });
  return readPost(context, postId, viewer);
}

/** The goal of a post that staff approve. */
export const heldGoal: HeldChangeRule = {
  kind: 'goal',
  write: async (_context, tx, { userId, subjectId: postId, fields }) => {
    await lockLivePost(tx, postId, userId);
    const goal = fields.goal as { title: string; diamonds: number } | undefined;
    if (goal) await upsert.run(tx, { postId, ...goal });
  },
};
