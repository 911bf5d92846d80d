import { reportedType } from '@kindred/contract/moderation/limits';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { revokeAccess } from '../../platform/db/transact.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import type { Reportable } from '../moderation/moderation.hooks.ts';
import { postIsThere } from './posts.present.ts';

const $ = inputs({ postId: 'bigint', reason: 'text', now: 'timestamptz' });

const findPost = statement(
  { author_id: 'bigint', content: 'text' },
  sql`select c.user_id as author_id, p.content
    from posts p join characters c using (char_id)
    where p.post_id = ${$.postId} and ${postIsThere} and ${characterIsThere}`,
);

const reject = statement(
  { state: 'smallint', owner_id: 'bigint' },
  sql`update posts p set state = 3, rejected_reason = ${$.reason}
    from posts before join characters c using (char_id)
    where p.post_id = ${$.postId} and before.post_id = p.post_id and p.deleted_at is null and p.state in (1, 2)
    returning before.state, c.user_id as owner_id`,
);

const restore = statement(
  {},
  sql`update posts set state = 1, rejected_reason = ''
    where post_id = ${$.postId} and deleted_at is null and state in (2, 3)`,
);

/** Makes a post its owner's and the reviewers' alone; what it says to its owner is why. */
export async function rejectPost(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
): Promise<{ before: string; after: string }> {
  const rejected = await reject.first(tx, { postId: id, reason });
  if (!rejected) return { before: 'gone', after: 'gone' };
  revokeAccess(tx, [rejected.owner_id]);
  return { before: `state ${rejected.state}`, after: 'state 3' };
}

/** Shows a post that is held or rejected to everybody who may see it. */
export async function approvePost(tx: Tx, { id }: { id: string }): Promise<void> {
  await restore.run(tx, { postId: id });
}

/** A post that the viewer may know of, also a locked one. Reviewers get its caption. */
export const reportablePost: Reportable = {
  type: reportedType.post,
  missing: 'postDeleted',
  find: async (tx, { viewer, id }) => {
    const viewerInputs = { viewerId: viewer.userId, viewerIsReviewer: viewer.isReviewer };
    const row = await findPost.first(tx, { ...viewerInputs, postId: id });
    return row && { id, authorId: row.author_id, content: row.content };
  },
  remove: rejectPost,
  restore: approvePost,
};
