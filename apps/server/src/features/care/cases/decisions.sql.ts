import type { Decision } from '@kindred/contract/care/calls';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

/** An appeal can be made for so many months (DSA, article 20). */
const appealMonths = 6;

const decisionRow = {
  case_id: 'bigint',
  created_at: 'timestamptz',
  state: as<Decision['state']>('text'),
  can_appeal: 'boolean',
} as const;
export type DecisionRow = ColumnsOf<typeof decisionRow>;

/** The holds of a person's account, the latest first. One of which staff decided to keep it stays in force. */
const listRows = statement(
  decisionRow,
  sql`select s.case_id, s.created_at, v.state,
      v.state = 'in_force' and s.created_at > ${$.now} - interval '${appealMonths} months' as can_appeal
    from staff_cases s join users u using (user_id)
    cross join lateral (select case
      when u.age_held_at is null or u.age_held_at > s.created_at then 'lifted'
      when exists (select from staff_cases a where a.about_case_id = s.case_id and a.state = 'open') then 'under_review'
      else 'in_force' end as state) v
    where s.user_id = ${$.userId} and s.kind = 'age' order by s.case_id desc limit 100`,
);

/** What was decided about a person's account. */
export async function listDecisionRows(
  db: Parameters<typeof listRows.all>[0],
  person: { userId: string; now: Date },
): Promise<DecisionRow[]> {
  return listRows.all(db, person);
}

/** A decision as its person reads it. */
export function presentDecision({ case_id, created_at, state, can_appeal }: DecisionRow): Decision {
  return {
    decision_id: case_id,
    kind: 'age_hold',
    reason: 'said_under_18',
    state,
    created_time: created_at.toISOString(),
    can_appeal: can_appeal ? 1 : 0,
  };
}
