import type { Decision } from '@kindred/contract/care/calls';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { endOf } from '../../moderation/sanctions/sanctions.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

/** An appeal can be made for so many months (DSA, article 20). */
const appealMonths = 6;

const decisionRow = {
  case_id: 'bigint',
  kind: as<Decision['kind']>('text'),
  reason: as<Decision['reason']>('text'),
  subject_type: 'smallint?',
  subject_id: 'bigint?',
  decided_at: 'timestamptz!',
  until_at: 'timestamptz?',
  state: as<Decision['state']>('text'),
  can_appeal: 'boolean',
} as const;
export type DecisionRow = ColumnsOf<typeof decisionRow>;

/**
 * What was decided about a person, the latest first. A hold is in force from its case on, and can be appealed against again
 * when staff has kept it; a decision of staff has one appeal.
 */
const listRows = statement(
  decisionRow,
  sql`select s.case_id, k.kind, case s.kind when 'age' then 'said_under_18' else s.reason end as reason,
      s.subject_type, s.subject_id, k.decided_at, z.ends_at as until_at, v.state,
      v.state = 'in_force' and k.decided_at > ${$.now} - interval '${appealMonths} months'
        and (s.kind = 'age' or a.case_id is null) as can_appeal
    from staff_cases s join users u using (user_id)
    left join lateral (select l.case_id, l.state, l.decision from staff_cases l
      where l.about_case_id = s.case_id order by l.case_id desc limit 1) a on true
    left join lateral (select n.ends_at, n.lifted_at from sanctions n
      where n.case_id = s.case_id and n.kind = s.decision limit 1) z on true
    cross join lateral (select case when s.kind = 'age' then 'age_hold'
        when s.decision = 'warn' then 'warning'
        when s.decision in ('strike', 'mute', 'ban') then s.decision
        when s.kind = 'change_review' then 'change_refused'
        when s.subject_type = 2 then 'comment_removed' else 'post_removed' end as kind,
      case s.kind when 'age' then s.created_at else s.decided_at end as decided_at) k
    cross join lateral (select case
      when s.kind = 'age' and (u.age_held_at is null or u.age_held_at > s.created_at) then 'lifted'
      when a.decision = 'restore' then 'lifted'
      when z.lifted_at is not null then 'over'
      when a.state = 'open' then 'under_review'
      else 'in_force' end as state) v
    where s.user_id = ${$.userId}
      and (s.kind = 'age' or s.kind in ('report', 'removal', 'person', 'post_review', 'comment_review', 'change_review') and s.decision in ('warn', 'remove', 'reject', 'strike', 'mute', 'ban')
        -- Each thing that was taken away has a decision of its own.
        and not (s.kind = 'person' and s.decision = 'remove'))
    order by s.case_id desc limit 100`,
);

/** What was decided about a person's account. */
export async function listDecisionRows(
  db: Parameters<typeof listRows.all>[0],
  person: { userId: string; now: Date },
): Promise<DecisionRow[]> {
  return listRows.all(db, person);
}

/** A decision as its person reads it. */
export function presentDecision({ case_id, kind, reason, subject_id, state, ...row }: DecisionRow): Decision {
  return {
    decision_id: case_id,
    kind,
    reason,
    subject_id,
    state,
    until_time: row.until_at && endOf(row.until_at),
    created_time: row.decided_at.toISOString(),
    can_appeal: row.can_appeal ? 1 : 0,
  };
}
