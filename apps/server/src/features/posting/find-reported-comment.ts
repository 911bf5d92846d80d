import { type Db, query } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postAccessJoins, postIsThere } from '../posts/posts.present.ts';

/** What is reported: whose it is, and of a comment what it says. */
export type Reported = { is_own: boolean; content: string };

/** Comments stand beside posting on the ladder, so what can be reported of them is read by their table. */
const find = `
  select k.user_id = $1::bigint as is_own, k.content
  from comments k join posts p using (diary_id) ${postAccessJoins}
  where k.comment_id = $5::bigint and k.deleted_at is null and (k.aside_for is null or k.aside_for = $1::bigint)
    and ${notBlockedText('$1::bigint', 'k.user_id')}
    and $3::boolean is not null and a.access = 'full' and ${postIsThere} and ${characterIsThere}`;

/** A comment as somebody sees it; undefined where there is none for them. */
export async function findReportedComment(
  db: Db,
  commentId: string,
  { userId, isCreator, isReviewer }: Viewer,
  now: Date,
): Promise<Reported | undefined> {
  const [row] = await query<Reported>(db, find, [userId, now, isCreator, isReviewer, commentId]);
  return row;
}
