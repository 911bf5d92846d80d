import type { Db } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postAccessJoins, postIsThere } from '../posts/posts.present.ts';

/** What is reported: whose it is, and of a comment what it says. */
export type Reported = { is_own: boolean; content: string };

/** Comments stand beside posting on the ladder, so what can be reported of them is read by their table. */
const viewerId = input('viewerId', 'bigint');
const find = statement(
  { is_own: 'boolean', content: 'text' },
  sql`select k.user_id = ${viewerId} as is_own, k.content
    from comments k join posts p using (diary_id) ${postAccessJoins}
    where k.comment_id = ${input('commentId', 'bigint')} and k.deleted_at is null
      and (k.visible_only_to is null or k.visible_only_to = ${viewerId}) and ${notBlocked(viewerId, sql`k.user_id`)}
      and a.access = 'full' and ${postIsThere} and ${characterIsThere}`,
);

/** A comment as somebody sees it; undefined where there is none for them. */
export async function findReportedComment(
  db: Db,
  commentId: string,
  { userId: viewerId, isReviewer: viewerIsReviewer }: Viewer,
  now: Date,
): Promise<Reported | undefined> {
  return find.find(db, { viewerId, viewerIsReviewer, now, commentId });
}
