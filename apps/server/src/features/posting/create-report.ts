import type { ReportReason } from '@kindred/contract/posting/limits';
import type { Context } from '../../context.ts';
import type { DeletedPerson } from '../../feature.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postIsThere } from '../posts/posts.present.ts';
import { findReportedComment } from './find-reported-comment.ts';

type Report = { reported_id: string; reported_type: 1 | 2; reason: ReportReason; detail: string };

const viewerId = input('viewerId', 'bigint');
const reportedId = input('reportedId', 'bigint');

const findPost = statement(
  { is_own: 'boolean', content: 'text' },
  sql`select c.user_id = ${viewerId} as is_own, '' as content
    from posts p join characters c using (char_id)
    where p.diary_id = ${reportedId} and ${postIsThere} and ${characterIsThere}`,
);

const insert = statement(
  {},
  sql`insert into reports (user_id, reported_type, reported_id, reason, detail, content, created_at)
    values (${viewerId}, ${input('reportedType', 'smallint')}, ${reportedId}, ${input('reason', 'text')},
      ${input('detail', 'text')}, ${input('content', 'text')}, ${input('now', 'timestamptz')})
    on conflict (user_id, reported_type, reported_id) do nothing`,
);

/** Keeps what somebody reports of a post or a comment that they can see; the first time counts. */
export async function createReport(
  { db, clock }: Context,
  report: Report,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { reported_id: reportedId, reported_type: reportedType, reason, detail } = report;
  const now = clock.now();
  const who = { viewerId: viewer.userId, viewerIsReviewer: viewer.isReviewer };
  const found =
    reportedType === 2
      ? await findReportedComment(db, reportedId, viewer, now)
      : await findPost.find(db, { ...who, reportedId });
  if (!found) refuse(reportedType === 2 ? 'commentDeleted' : 'postDeleted');
  if (found.is_own) refuse('forbidden');
  await insert.run(db, { ...who, reportedType, reportedId, reason, detail, content: found.content, now });
  return {};
}

const userId = input('userId', 'bigint');
const emptyDetails = statement({}, sql`update reports set detail = '' where user_id = ${userId}`);
const emptyContents = statement(
  {},
  sql`update reports r set content = '' from comments k
    where k.user_id = ${userId} and r.reported_type = 2 and r.reported_id = k.comment_id and r.content <> ''`,
);

/** Reports by and about somebody who has gone stay, for the sake of others; what they wrote goes. */
export async function emptyReports(tx: Tx, person: DeletedPerson): Promise<void> {
  await emptyDetails.run(tx, person);
  await emptyContents.run(tx, person);
}
