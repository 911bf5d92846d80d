import type { CallOutput } from '@kindred/contract/all/calls';
import type { CaseDecision, StaffAction, StaffQueue } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { highestId, idCursor } from '../../../platform/db/keyset.ts';
import type { PageInput } from '../../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { offsetOf, toPage } from '../../../platform/db/to-page.ts';

const $ = inputs({ before: 'bigint', limit: 'integer', skip: 'integer' });

const listEvents = statement(
  {
    event_id: 'bigint',
    case_id: 'bigint',
    queue: as<StaffQueue>('text'),
    actor_id: 'bigint?',
    actor_name: 'text',
    action: as<StaffAction>('text'),
    decision: as<CaseDecision | null>('text?'),
    reason: 'text',
    note: 'text',
    before: 'text',
    after: 'text',
    created_at: 'timestamptz',
  },
  sql`select event_id, case_id, queue, actor_id, actor_name, action, decision, reason, note, before, after, created_at
    from staff_events where event_id < ${$.before} order by event_id desc limit ${$.limit} offset ${$.skip}`,
);

const countEvents = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (select from staff_events limit 1000) few`,
);

/** What staff did, the latest first. */
export async function listAuditEvents(
  { db }: Context,
  pageInput: PageInput,
): Promise<CallOutput<'listAuditEvents'>> {
  const { page, size, cursor } = pageInput;
  const [before] = idCursor.decodeOr([highestId], cursor);
  const rows = await listEvents.all(db, { before, limit: size + 1, skip: offsetOf(pageInput) });
  const { count } = await countEvents.one(db);
  return toPage(
    rows,
    { page, size, count },
    ({ actor_id, actor_name, created_at, ...event }) => ({
      ...event,
      actor: { user_id: actor_id, name: actor_name },
      created_time: created_at.toISOString(),
    }),
    (row) => idCursor.encode(row.event_id),
  );
}
