import type { StaffQueue } from '@kindred/contract/moderation/limits';
import type { StaffAction } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireQueue, staffName } from '../../moderation/cases/staff.ts';

const $ = inputs({
  caseId: 'bigint',
  queue: 'text',
  staffId: 'bigint',
  name: 'text',
  action: 'text',
  note: 'text',
  now: 'timestamptz',
});

const find = statement(
  { user_id: 'bigint' },
  sql`select user_id from staff_cases where case_id = ${$.caseId} and queue = ${$.queue}`,
);

/** Returns whom a case is about. Refuses with `notFound`, and with `forbidden` where the viewer does not work on its queue. */
export async function getPersonOfCase(
  db: Db,
  viewer: Viewer,
  { queue, case_id: caseId }: { queue: StaffQueue; case_id: string },
): Promise<string> {
  requireQueue(viewer, queue);
  return (await find.first(db, { caseId, queue }))?.user_id ?? refuse('notFound');
}

const insertEvent = statement(
  {},
  sql`insert into staff_events (case_id, queue, actor_id, actor_name, action, note, created_at)
    values (${$.caseId}, ${$.queue}, ${$.staffId}, ${$.name}, ${$.action}, ${$.note}, ${$.now})`,
);

/** Writes into the log what one of the staff has opened or gathered. */
export async function logStaff(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Tx,
  viewer: Viewer,
  event: { queue: StaffQueue; caseId: string; action: StaffAction; note: string },
): Promise<void> {
  const name = await staffName(db, viewer.userId);
  await insertEvent.run(db, { ...event, staffId: viewer.userId, name, now: clock.now() });
}
