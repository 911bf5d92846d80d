import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { caseDecidedTask } from './tell-decision.ts';

const $ = inputs({ caseId: 'bigint', decision: 'text', note: 'text', by: 'text', now: 'timestamptz' });

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
export type CaseKind = 'distress' | 'age' | 'age_appeal';
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

const decide = statement(
  { outcome: as<'ok' | 'gone'>('text'), user_id: 'bigint?', kind: as<CaseKind | null>('text?') },
  sql`select outcome, user_id, kind from decide_case(${$.caseId}, ${$.decision},
    ${$.note}, ${$.by}, ${$.now})`,
);

export type CaseDecision = {
  caseId: string;
  /** `clear`: nothing holds any more. `keep`: it stays. Of a case of distress both say that staff has looked at it. */
  decision: 'clear' | 'keep';
  note: string;
  /** Who of the staff decides. */
  by: string;
};

/** Decides a case. Returns whether there was something to decide; a job of the server notifies its person. */
export function decideCase(db: Db, decision: CaseDecision, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { outcome, user_id: userId, kind } = await decide.one(tx, { ...decision, now });
    if (outcome === 'gone') return false;
    if (kind !== 'distress')
      await enqueue(tx, caseDecidedTask, {
        user_id: userId,
        case_id: decision.caseId,
        decision: decision.decision,
      });
    return true;
  });
}
