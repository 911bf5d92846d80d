import type { ReportReason } from '@kindred/contract/posting/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postIsThere } from '../posts/posts.present.ts';
import { findReportedComment, type Reported } from './find-reported-comment.ts';

type Report = { reported_id: string; reported_type: 1 | 2; reason: ReportReason; detail: string };

/** $2, the time, is where the rule has it; PostgreSQL wants each parameter named. */
const findPost = `select c.user_id = $1::bigint as is_own, '' as content
  from posts p join characters c using (char_id)
  where p.diary_id = $3::bigint and $2::timestamptz is not null and ${postIsThere} and ${characterIsThere}`;

const insert = `insert into reports (user_id, reported_type, reported_id, reason, detail, content, created_at)
  values ($1::bigint, $2::smallint, $3::bigint, $4, $5, $6, $7::timestamptz)
  on conflict (user_id, reported_type, reported_id) do nothing`;

/** Keeps what somebody reports of a post or a comment that they can see; the first time counts. */
export async function createReport(
  { db, clock }: Context,
  report: Report,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { reported_id, reported_type, reason, detail } = report;
  const now = clock.now();
  const found =
    reported_type === 2
      ? await findReportedComment(db, reported_id, viewer, now)
      : (await query<Reported>(db, findPost, [viewer.userId, now, reported_id, viewer.isReviewer]))[0];
  if (!found) refuse(reported_type === 2 ? 'commentDeleted' : 'postDeleted');
  if (found.is_own) refuse('forbidden');
  await query(db, insert, [viewer.userId, reported_type, reported_id, reason, detail, found.content, now]);
  return {};
}

/** Of somebody who has gone their reports stay, for the sake of others; what they wrote in them goes. */
export async function forgetReportTexts(tx: Tx, userId: string): Promise<void> {
  await query(tx, `update reports set detail = '' where user_id = $1`, [userId]);
}
