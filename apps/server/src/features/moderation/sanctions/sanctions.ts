import type { CaseDecision } from '@kindred/contract/moderation/limits';
import { sanctionDays, strikesUntilMute } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { announceStanding } from './announce-standing.ts';

const $ = inputs({
  userId: 'bigint',
  kind: 'text',
  caseId: 'bigint',
  now: 'timestamptz',
  endsAt: 'timestamptz',
});

export type SanctionKind = 'strike' | 'mute' | 'ban';

/** Of what is decided for good. */
const forGood = new Date('9999-12-31T00:00:00Z');
const dayMs = 86_400_000;

export const isSanction = (decision: CaseDecision): decision is SanctionKind =>
  decision === 'strike' || decision === 'mute' || decision === 'ban';

const insert = statement(
  {},
  sql`insert into sanctions (user_id, kind, case_id, begins_at, ends_at)
    values (${$.userId}, ${$.kind}, ${$.caseId}, ${$.now}, ${$.endsAt})`,
);

const countStrikes = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from sanctions where user_id = ${$.userId} and kind = 'strike' and lifted_at is null`,
);

/** The person's row says what is live; they are locked by who decides. */
const follow = statement(
  {},
  sql`update users u set
      muted_until = (select max(s.ends_at) from sanctions s where s.user_id = u.user_id and s.kind = 'mute' and s.lifted_at is null),
      banned_until = (select max(s.ends_at) from sanctions s where s.user_id = u.user_id and s.kind = 'ban' and s.lifted_at is null)
    where u.user_id = ${$.userId} and u.deleted_at is null`,
);

export type NewSanction = {
  userId: string;
  kind: SanctionKind;
  caseId: string;
  /** null: for good, and of a strike its usual life. */
  days: number | null;
  now: Date;
};

/** Begins a sanction. With the third live strike the person is muted as well. */
export async function imposeSanction(tx: Tx, { days, ...sanction }: NewSanction): Promise<void> {
  const { kind, now } = sanction;
  const lifeDays = days ?? (kind === 'strike' ? sanctionDays.strike : null);
  const endsAt = lifeDays === null ? forGood : new Date(now.getTime() + lifeDays * dayMs);
  await insert.run(tx, { ...sanction, endsAt });
  const isTooMany = kind === 'strike' && (await countStrikes.one(tx, sanction)).count >= strikesUntilMute;
  const muteEnds = new Date(now.getTime() + sanctionDays.muteByStrikes * dayMs);
  if (isTooMany) await insert.run(tx, { ...sanction, kind: 'mute', endsAt: muteEnds });
  await follow.run(tx, sanction);
}

const liftOfCase = statement(
  {},
  sql`update sanctions set lifted_at = ${$.now} where case_id = ${$.caseId} and lifted_at is null`,
);

/** Ends what a case has brought. */
export async function liftSanctions(
  tx: Tx,
  of: { userId: string; caseId: string; now: Date },
): Promise<void> {
  await liftOfCase.run(tx, of);
  await follow.run(tx, of);
}

const liftDue = statement(
  { user_id: 'bigint' },
  sql`update sanctions set lifted_at = ends_at where lifted_at is null and ends_at <= ${$.now} returning user_id`,
);

/** Ends every sanction whose time is over. */
export async function endSanctions(context: Context): Promise<void> {
  const userIds = await transact(context, async (tx) => {
    const due = await liftDue.all(tx, { now: context.clock.now() });
    const people = [...new Set(due.map(({ user_id }) => user_id))].toSorted((a, b) => Number(a) - Number(b));
    for (const userId of people) await follow.run(tx, { userId });
    return people;
  });
  for (const userId of userIds) announceStanding(context, userId);
}

const list = statement(
  {
    kind: as<SanctionKind>('text'),
    case_id: 'bigint',
    begins_at: 'timestamptz',
    ends_at: 'timestamptz',
    lifted_at: 'timestamptz?',
  },
  sql`select kind, case_id, begins_at, ends_at, lifted_at from sanctions where user_id = ${$.userId}
    order by sanction_id desc limit 50`,
);

/** The latest sanctions of a person. */
export const listSanctions = (db: Db, userId: string) => list.all(db, { userId });

/** The end of a sanction as the wire has it: null for good. */
export const endOf = (endsAt: Date): string | null =>
  endsAt.getTime() >= forGood.getTime() ? null : endsAt.toISOString();

const deleteOf = statement({}, sql`delete from sanctions where user_id = ${$.userId}`);

export async function deleteSanctionsOf(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await deleteOf.run(tx, { userId });
}
