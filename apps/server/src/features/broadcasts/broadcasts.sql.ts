import type { BroadcastState, LeftOutReason } from '@kindred/contract/broadcasts/limits';
import { refuse } from '../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ broadcastId: 'bigint', charId: 'bigint' });

const broadcastRow = {
  broadcast_id: 'bigint',
  char_id: 'bigint',
  creator_id: 'bigint',
  content: 'text',
  state: as<BroadcastState>('text'),
  price: 'integer?',
  media_num: 'smallint',
  media_ids: 'bigint[]',
  list_ids: 'text[]',
  except_list_ids: 'text[]',
  skip_bought: 'boolean',
  skip_written_hours: 'integer',
  created_at: 'timestamptz',
  send_at: 'timestamptz?',
  recipient_num: 'integer',
  sent_num: 'integer',
} as const;
export type BroadcastRow = ColumnsOf<typeof broadcastRow>;

const columns = sql`b.broadcast_id, b.char_id, c.user_id as creator_id, b.content, b.state, b.price, b.media_num,
  array(select f.media_id from broadcast_media f where f.broadcast_id = b.broadcast_id order by f.position) as media_ids,
  b.list_ids, b.except_list_ids, b.skip_bought, b.skip_written_hours, b.created_at, b.send_at, b.recipient_num, b.sent_num`;

const findOwn = statement(
  broadcastRow,
  sql`select ${columns} from broadcasts b join characters c using (char_id)
    where b.broadcast_id = ${$.broadcastId} and b.char_id = ${$.charId}`,
);
const lock = statement(
  broadcastRow,
  sql`select ${columns} from broadcasts b join characters c using (char_id)
    where b.broadcast_id = ${$.broadcastId} and c.deleted_at is null for update of b`,
);

/** Refuses with `notFound` a broadcast of somebody else. */
export async function getBroadcastRow(
  db: Db | Tx,
  own: { charId: string; broadcastId: string },
): Promise<BroadcastRow> {
  return (await findOwn.first(db, own)) ?? refuse('notFound');
}

/** Locks a broadcast until the transaction ends; undefined when its creator has left. */
export function lockBroadcast(tx: Tx, broadcastId: string): Promise<BroadcastRow | undefined> {
  return lock.first(tx, { broadcastId });
}

const countReasons = statement(
  { reason: as<LeftOutReason>('text!'), count: 'integer' },
  sql`select reason, count(*)::int as count from broadcast_recipients
    where broadcast_id = ${$.broadcastId} and state = 'left_out' group by reason`,
);

/** How many were left out, by reason. */
export async function countLeftOut(
  db: Db | Tx,
  broadcastId: string,
): Promise<Partial<Record<LeftOutReason, number>>> {
  const rows = await countReasons.all(db, { broadcastId });
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}
