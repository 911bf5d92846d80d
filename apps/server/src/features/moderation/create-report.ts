import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { openReportCase } from './cases/report-case.ts';
import type { Reportable } from './moderation.hooks.ts';

const $ = inputs({
  authorId: 'bigint',
  viewerId: 'bigint',
  type: 'smallint',
  id: 'bigint',
  reason: 'text',
  detail: 'text',
  content: 'text',
  evidence: 'jsonb',
  now: 'timestamptz',
});

// A deletion of the author's account is waited for, or waits: words of theirs alone do not outlive it.
const insert = statement(
  {},
  sql`insert into reports (user_id, reported_type, reported_id, reported_user_id, reason, detail, content, evidence, created_at)
    select ${$.viewerId}, ${$.type}, ${$.id}, u.user_id,
      ${$.reason}, ${$.detail},
      case when u.deleted_at is null then ${$.content} else '' end, ${$.evidence},
      ${$.now}
    from users u where u.user_id = ${$.authorId} for key share
    on conflict (user_id, reported_type, reported_id) do nothing`,
);

/**
 * Stores what somebody reports of a thing that they can see, with what it says by now; the first time counts. Refuses
 * as the thing's feature does where it is not there for them, and `forbidden` where it is their own.
 */
export async function createReport(
  context: Context,
  { reported_type: type, reported_id: id, chat_no: chatNo, reason, detail }: ParsedInput<'createReport'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const now = context.clock.now();
  const { find, missing } = getReportable(context.hooks.reportables, type);
  await transact(context, async (tx) => {
    const subject = (await find(tx, { viewer, id, chatNo, now })) ?? refuse(missing);
    if (subject.authorId === viewer.userId) refuse('forbidden');
    const evidence = JSON.stringify(subject.evidence ?? []);
    const isNew = await insert.run(tx, {
      ...subject,
      viewerId: viewer.userId,
      type,
      reason,
      detail,
      evidence,
      now,
    });
    if (isNew) await openReportCase(tx, { userId: subject.authorId, type, id: subject.id, reason, now });
  });
  return {};
}

function getReportable(reportables: readonly Reportable[], type: number): Reportable {
  const match = reportables.find((reportable) => reportable.type === type);
  if (!match) throw new Error(`no feature says what a report of type ${type} is about`);
  return match;
}
