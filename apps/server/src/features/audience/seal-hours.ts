import { audienceDays } from '@kindred/contract/audience/limits';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { findSettledEntryId } from '../wallet/ledger/snapshot-accounts.ts';
import { eventDims, eventSums } from './sums.sql.ts';

const $ = inputs({ after: 'xid8', upto: 'xid8', entryUpto: 'bigint', now: 'timestamptz' });

const lockRollup = statement(
  { after: 'xid8', upto: 'xid8' },
  sql`select upto_xid as after, pg_snapshot_xmin(pg_current_snapshot()) as upto from audience_rollup for update`,
);

/** The first payment of everybody who was reached, in the hour in which they were. */
const insertPayers = statement(
  {},
  sql`insert into audience_events (user_id, kind, char_id, slot, source, country, hour)
    select distinct on (r.user_id, r.char_id) r.user_id, 'pay', r.char_id, 0, r.source, r.country, r.hour
    from journal_entries j join audience_rollup a on j.entry_id > a.upto_entry_id
      join audience_events r on r.user_id = j.user_id and r.kind = 'reach' and r.char_id = j.char_id and r.slot = 0
    where j.entry_id <= ${$.entryUpto}
      and j.kind in ('gift', 'unlock', 'post_sale', 'message', 'subscription')
    order by r.user_id, r.char_id on conflict do nothing`,
);

export const addUp = statement(
  {},
  sql`with live as materialized (
      select c.char_id from characters c join users u using (user_id)
      where u.deleted_at is null and c.char_id in (
        select n.char_id from audience_events n where n.xid >= ${$.after} and n.xid < ${$.upto})
      for key share of u
    )
    insert into audience_hours as h (char_id, dim, hour, key, views, visits, reached, joined, paid)
    select e.char_id, d.dim, e.hour, d.key, ${eventSums} from audience_events e ${eventDims}
    where e.xid >= ${$.after} and e.xid < ${$.upto} and d.key is not null
      and e.char_id in (select l.char_id from live l)
    group by 1, 2, 3, 4
    on conflict (char_id, dim, hour, key) do update set views = h.views + excluded.views,
      visits = h.visits + excluded.visits, reached = h.reached + excluded.reached,
      joined = h.joined + excluded.joined, paid = h.paid + excluded.paid`,
);

const markCounted = statement(
  {},
  sql`update audience_rollup set upto_xid = ${$.upto}, counted_at = ${$.now}`,
);

const markPayers = statement(
  {},
  sql`update audience_rollup set upto_entry_id = greatest(upto_entry_id, ${$.entryUpto})`,
);

/** What is not yet in the sums stays. */
const deleteOld = statement(
  {},
  sql`with kept as (
      update audience_rollup set kept_since = greatest(kept_since, ${$.now} - ${audienceDays} * interval '1 day')
      returning kept_since, upto_xid)
    delete from audience_events e using kept where e.hour < kept.kept_since and e.xid < kept.upto_xid`,
);

/**
 * Adds to the sums what committed transactions appended: those older than every running one, so that a late commit is
 * never skipped (PostgreSQL's xid8) and each event counts once, however many runs there are and wherever one dies.
 */
export async function sealHours(context: Pick<Context, 'db' | 'log' | 'clock'>): Promise<void> {
  await notePayers(context);
  await context.db.transaction().execute(async (tx) => {
    const span = await lockRollup.one(tx);
    await addUp.run(tx, span);
    await markCounted.run(tx, { upto: span.upto, now: context.clock.now() });
  });
}

async function notePayers(context: Pick<Context, 'db' | 'log'>): Promise<void> {
  const entryUpto = await findSettledEntryId(context);
  if (entryUpto === undefined) return;
  await context.db.transaction().execute(async (tx) => {
    await lockRollup.one(tx);
    await insertPayers.run(tx, { entryUpto });
    await markPayers.run(tx, { entryUpto });
  });
}

/** Deletes single events that no comparison needs any more; their sums stay. */
export async function deleteOldEvents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteOld.run(db, { now: clock.now() });
}
