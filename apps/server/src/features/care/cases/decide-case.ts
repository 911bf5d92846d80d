import type { Clock } from '../../../platform/clock.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sql, statement } from '../../../platform/db/sql.ts';
import { type CaseKind } from '../../moderation/cases/case-kind.ts';
import { decideOpenCase } from '../../moderation/cases/decide-case.ts';
import { careCaseKinds } from './case-kinds.ts';

const caseRow = {
  case_id: 'bigint',
  queue: 'text',
  kind: as<CaseKind>('text'),
  user_id: 'bigint',
  source: 'text',
  message_id: 'bigint?',
  content: 'text',
  created_at: 'timestamptz',
} as const;
export type StaffCase = ColumnsOf<typeof caseRow>;

const listOpen = statement(
  caseRow,
  sql`select case_id, queue, kind, user_id, source, message_id, content, created_at from staff_cases
    where state = 'open' order by created_at, case_id limit 200`,
);

/** The cases that staff have not decided, the oldest first; 200 at most. */
export function listOpenCases(db: Db): Promise<StaffCase[]> {
  return listOpen.all(db);
}

export type CommandLineDecision = { caseId: string; decision: 'clear' | 'keep'; note: string; by: string };

/** Decides a case of care from the command line; the others are decided where one sees what they are about. */
export async function decideCareCase(
  db: Db,
  { caseId, decision, note, by }: CommandLineDecision,
  clock: Clock,
): Promise<boolean> {
  const hooks = { caseKinds: careCaseKinds } as never;
  const made = {
    caseId,
    decision,
    note,
    reason: 'other',
    days: null,
    by: { id: null, name: by },
    now: clock.now(),
  } as const;
  return db.transaction().execute(async (tx) => (await decideOpenCase({ hooks, clock }, tx, made)) === 'ok');
}
