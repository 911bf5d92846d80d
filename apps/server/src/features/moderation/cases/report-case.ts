import type { ReportReason } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { announceDecision } from '../sanctions/announce-standing.ts';
import { imposeSanction, isSanction, liftSanctions } from '../sanctions/sanctions.ts';
import type { Reportable } from '../moderation.hooks.ts';
import type { CaseKindRule, OpenCase } from './case-kind.ts';

const $ = inputs({
  userId: 'bigint',
  type: 'smallint',
  id: 'bigint',
  severity: 'smallint',
  state: 'text',
  now: 'timestamptz',
});

/** 0 stands first. */
const severities: Record<ReportReason, number> = {
  minors: 0,
  non_consent: 0,
  illegal: 1,
  violence: 1,
  private_facts: 2,
  harassment: 2,
  hate: 2,
  impersonation: 2,
  copyright: 3,
  spam: 3,
  other: 3,
};

const openCase = statement(
  { case_id: 'bigint?' },
  sql`select open_case('reports', 'report', ${$.userId}, ${$.type}, ${$.id}, ${$.severity}, ${$.now}) as case_id`,
);

/** Opens a case about what is reported, or moves the open one ahead. */
export async function openReportCase(
  tx: Tx,
  report: { userId: string; type: number; id: string; reason: ReportReason; now: Date },
): Promise<void> {
  await openCase.one(tx, { ...report, severity: severities[report.reason] });
}

const closeReports = statement(
  {},
  sql`update reports set state = ${$.state} where reported_type = ${$.type} and reported_id = ${$.id} and state = 'open'`,
);

const listReporters = statement(
  { user_id: 'bigint' },
  sql`select r.user_id from reports r join users u using (user_id)
    where r.reported_type = ${$.type} and r.reported_id = ${$.id} and u.deleted_at is null limit 1000`,
);

function reportableOf({ hooks }: Pick<Context, 'hooks'>, type: number | null): Reportable | undefined {
  return hooks.reportables.find((reportable) => reportable.type === type);
}

function subjectOf({ subject_type: type, subject_id: id }: OpenCase): { type: number; id: string } {
  if (type === null || id === null) throw new Error('a report is about a thing');
  return { type, id };
}

/** A report is dismissed, its person warned, struck, muted or banned, or the thing removed where its feature can. */
export const reportCase: CaseKindRule = {
  kind: 'report',
  decisions: (context, type) =>
    reportableOf(context, type)?.remove
      ? ['dismiss', 'warn', 'remove', 'strike', 'mute', 'ban']
      : ['dismiss', 'warn', 'strike', 'mute', 'ban'],
  decide: async (context, tx, reported, { decision, reason, days, now }) => {
    const subject = subjectOf(reported);
    const state = decision === 'dismiss' ? 'dismissed' : 'upheld';
    await closeReports.run(tx, { ...subject, state });
    const { user_id: userId, case_id: caseId } = reported;
    if (isSanction(decision)) await imposeSanction(tx, { userId, caseId, kind: decision, days, now });
    if (decision === 'warn' || decision === 'dismiss') return { before: 'open', after: state };
    // What earned a sanction goes too.
    const { remove } = reportableOf(context, subject.type) ?? refuse('invalidInput', { field: 'decision' });
    const effect = await remove?.(tx, { id: subject.id, reason, now });
    return effect ?? { before: 'open', after: isSanction(decision) ? decision : 'gone' };
  },
  restore: async (context, tx, reported, now) => {
    const { type, id } = subjectOf(reported);
    await liftSanctions(tx, { userId: reported.user_id, caseId: reported.case_id, now });
    await reportableOf(context, type)?.restore?.(tx, { id, now });
  },
  notify: async (context, decided) => {
    const now = context.clock.now();
    const { case_id: caseId, decision } = decided;
    await announceDecision(context, decided);
    const cause = `case ${caseId}`;
    await transact(context, async (tx) => {
      if (decision !== 'dismiss')
        await publishDomainEvent(context, tx, {
          userId: decided.user_id,
          topic: 'staff_decided',
          cause,
          now,
        });
      for (const { user_id: userId } of await listReporters.all(tx, subjectOf(decided)))
        await publishDomainEvent(context, tx, { userId, topic: 'report_decided', cause, now });
    });
  },
};
