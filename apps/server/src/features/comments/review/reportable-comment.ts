import { reportedType } from '@kindred/contract/moderation/limits';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { characterIsThere } from '../../characters/characters.present.ts';
import type { Effect } from '../../moderation/cases/case-kind.ts';
import type { Reportable } from '../../moderation/moderation.hooks.ts';
import { postAccessJoins, postIsThere } from '../../posts/posts.present.ts';

const $ = inputs({ viewerId: 'bigint', commentId: 'bigint' });

const findComment = statement(
  { author_id: 'bigint', content: 'text' },
  sql`select k.user_id as author_id, k.content
    from comments k join posts p using (post_id) ${postAccessJoins}
    where k.comment_id = ${$.commentId} and k.deleted_at is null
      and (k.visible_only_to is null or k.visible_only_to = ${$.viewerId}) and ${notBlocked($.viewerId, sql`k.user_id`)}
      and a.access = 'full' and ${postIsThere} and ${characterIsThere}`,
);

const hide = statement(
  {},
  sql`update comments set visible_only_to = user_id, is_withheld = true
    where comment_id = ${$.commentId} and deleted_at is null and not is_withheld`,
);
const show = statement(
  {},
  sql`update comments k set visible_only_to = comment_visible_only_to(c.user_id, k.thread_user_id, k.user_id),
      is_withheld = false
    from posts p join characters c using (char_id)
    where k.comment_id = ${$.commentId} and p.post_id = k.post_id and k.deleted_at is null and k.is_withheld`,
);

export const reportableComment: Reportable = {
  type: reportedType.comment,
  missing: 'commentDeleted',
  find: async (tx, { viewer, id, now }) => {
    const viewerInputs = { viewerId: viewer.userId, viewerIsReviewer: viewer.isReviewer };
    const row = await findComment.first(tx, { ...viewerInputs, now, commentId: id });
    return row && { id, authorId: row.author_id, content: row.content };
  },
  remove: async (tx, { id }) => withholdComment(tx, id),
  restore: async (tx, { id }) => showComment(tx, id),
};

/** Keeps a comment from everybody but its writer until staff show it. */
export async function withholdComment(tx: Tx, commentId: string): Promise<Effect> {
  const isHidden = (await hide.run(tx, { commentId })) > 0;
  return isHidden ? { before: 'shown', after: 'hidden' } : { before: 'gone', after: 'gone' };
}

export async function showComment(tx: Tx, commentId: string): Promise<void> {
  await show.run(tx, { commentId });
}
