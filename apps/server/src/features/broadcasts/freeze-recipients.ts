import type { ListRule } from '@kindred/contract/lists/calls';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import { fitsRuleAlone, planForValues } from '../lists/fits-rule.sql.ts';
import { getList } from '../lists/lists.sql.ts';
import { ruleInputs } from '../lists/read-rule.ts';
import type { BroadcastRow } from './broadcasts.sql.ts';
import { leftOutReason } from './left-out.sql.ts';

const $ = inputs({ broadcastId: 'bigint', charId: 'bigint', listId: 'text', id: 'bigint' });

const ofStanding = sql`select m.user_id from memberships m
    where m.char_id = ${$.charId} and membership_list(m.state) = ${$.listId}
  union all select g.user_id from gift_givers g where ${$.listId} = 'gift_givers' and g.char_id = ${$.charId}`;
const ofRule = sql`select m.user_id from memberships m where ${fitsRuleAlone}`;
const ofHand = sql`select l.user_id from fan_list_people l where l.list_id = ${$.id}`;

// People are locked in one order, so that nobody is added while they leave.
const add = <People>(people: Sql<People>) =>
  statement(
    {},
    sql`insert into broadcast_recipients (broadcast_id, user_id, state)
      select ${$.broadcastId}, u.user_id, 'waiting' from users u
        where u.user_id in (${people}) and u.deleted_at is null
        order by u.user_id for key share of u
      on conflict do nothing`,
  );
const take = <People>(people: Sql<People>) =>
  statement(
    {},
    sql`delete from broadcast_recipients r where r.broadcast_id = ${$.broadcastId} and r.user_id in (${people})`,
  );
const adding = { standing: add(ofStanding), rule: add(ofRule), hand: add(ofHand) };
const taking = { standing: take(ofStanding), rule: take(ofRule), hand: take(ofHand) };

const leaveOut = statement(
  {},
  sql`update broadcast_recipients r set state = 'left_out', reason = w.reason
    from (select u.user_id, ${leftOutReason} as reason
      from broadcast_recipients f join users u using (user_id) where f.broadcast_id = ${$.broadcastId} offset 0) w
    where r.broadcast_id = ${$.broadcastId} and r.user_id = w.user_id and w.reason is not null`,
);
const countWaiting = statement(
  { count: 'integer' },
  sql`with waiting as (select count(*)::int as count from broadcast_recipients
      where broadcast_id = ${$.broadcastId} and state = 'waiting')
    update broadcasts b set recipient_num = w.count from waiting w where b.broadcast_id = ${$.broadcastId}
    returning b.recipient_num as count`,
);

/**
 * Fixes who gets a broadcast, and who of its lists does not and why. Returns the number of those who do. Refuses with
 * `notFound` a list that is not the creator's.
 */
export async function freezeRecipients(tx: Tx, broadcast: BroadcastRow, now: Date): Promise<number> {
  const { broadcast_id: broadcastId, char_id: charId, creator_id: viewerId } = broadcast;
  await planForValues(tx);
  const own = { broadcastId, charId, viewerId, now };
  for (const listId of broadcast.list_ids) await change(tx, adding, own, listId);
  for (const listId of broadcast.except_list_ids) await change(tx, taking, own, listId);
  await leaveOut.run(tx, {
    ...own,
    skipBought: broadcast.skip_bought,
    skipWrittenHours: broadcast.skip_written_hours,
    mediaIds: broadcast.media_ids,
  });
  return (await countWaiting.one(tx, own)).count;
}

type Own = { broadcastId: string; charId: string; viewerId: string; now: Date };

async function change(tx: Tx, changes: typeof adding, own: Own, listId: string): Promise<void> {
  if (!/^\d+$/.test(listId)) return void (await changes.standing.run(tx, { ...own, listId }));
  const { rule } = await getList(tx, own.charId, listId);
  if (rule) await changeByRule(tx, changes, own, rule);
  else await changes.hand.run(tx, { ...own, id: listId });
}

async function changeByRule(tx: Tx, changes: typeof adding, own: Own, rule: ListRule): Promise<void> {
  await changes.rule.run(tx, { ...own, ...ruleInputs(rule) });
}
