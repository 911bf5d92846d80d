import { type Db, query } from '../../platform/db/db.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { type MessageRow, maxSeq, messageColumns, type ReadMarks } from './message-row.ts';

const newestBefore = `
  select * from (select ${messageColumns('m')} from messages m
    where m.conversation_id = $1 and m.seq < $2 order by m.seq desc limit $3) newest order by seq`;

const oldestAfter = `
  select ${messageColumns('m')} from messages m
  where m.conversation_id = $1 and m.seq > $2 order by m.seq limit $3`;

/** Messages by their number, oldest first: those after one, else the newest before one (or at all). */
export function listMessageRows(
  db: Db,
  given: { conversationId: string; before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { conversationId, limit } = given;
  return given.after === undefined
    ? query(db, newestBefore, [conversationId, Math.min(given.before ?? maxSeq, maxSeq), limit])
    : query(db, oldestAfter, [conversationId, Math.min(given.after, maxSeq), limit]);
}

const changedSince = `
  select ${messageColumns('m')}, m.changed_xid, c.char_id, c.user_id, c.fan_read_seq, c.creator_read_seq
  from (select * from conversations f where f.user_id = $1 and f.changed_xid >= $2::xid8
    union all select * from conversations o where o.creator_user_id = $1 and o.changed_xid >= $2::xid8) c
    cross join lateral (
      select * from messages v
      where v.conversation_id = c.conversation_id and v.changed_xid >= $2::xid8 and v.changed_xid < $3::xid8 offset 0) m
  where ${notBlockedText('c.user_id', 'c.creator_user_id')}
  order by m.changed_xid fetch first ($4::integer) rows with ties`;

export type ChangedMessageRow = MessageRow &
  ReadMarks & { changed_xid: string; char_id: string; user_id: string };

/**
 * Messages of the viewer changed by transactions from `since` up to, not including, `upto`, in that order. Each
 * change of a message also marks its conversation, so only changed conversations are looked into (`offset 0` keeps
 * the planner from reading everybody's changes first).
 */
export function listChangedMessages(
  db: Db,
  given: { viewerId: string; since: string; upto: string; limit: number },
): Promise<ChangedMessageRow[]> {
  return query(db, changedSince, [given.viewerId, given.since, given.upto, given.limit]);
}
