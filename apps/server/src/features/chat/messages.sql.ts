import type { ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { conversationHasBegun } from './conversations.sql.ts';
import { type MessageRow, maxSeq, messageColumns, messageRow, readMarks, shownMarks } from './message-row.ts';

const $ = inputs({
  conversationId: 'bigint',
  seq: 'integer',
  limit: 'integer',
  clearedSeq: 'integer',
  viewerId: 'bigint',
  since: 'xid8',
  upto: 'xid8',
});

const columns = raw(messageColumns('m'));

const newestBefore = statement(
  messageRow,
  sql`select * from (select ${columns} from messages m
    where m.conversation_id = ${$.conversationId} and m.seq < ${$.seq} and m.seq > ${$.clearedSeq} order by m.seq desc limit ${$.limit}) newest
    order by seq`,
);

const oldestAfter = statement(
  messageRow,
  sql`select ${columns} from messages m
    where m.conversation_id = ${$.conversationId} and m.seq > ${$.seq} order by m.seq limit ${$.limit}`,
);

/**
 * Lists messages, oldest first: those after `after`, else the newest ones before `before`. Leaves out messages up to
 * `clearedSeq`, which the viewer has deleted.
 */
export function listMessageRows(
  db: Db,
  inputs: {
    conversationId: string;
    before?: number | undefined;
    after?: number | undefined;
    clearedSeq: number;
    limit: number;
  },
): Promise<MessageRow[]> {
  const { conversationId, clearedSeq, limit } = inputs;
  return inputs.after === undefined
    ? newestBefore.all(db, {
        conversationId,
        seq: Math.min(inputs.before ?? maxSeq, maxSeq),
        clearedSeq,
        limit,
      })
    : oldestAfter.all(db, {
        conversationId,
        seq: Math.min(Math.max(inputs.after, clearedSeq), maxSeq),
        limit,
      });
}

const changedMessageRow = {
  ...messageRow,
  ...readMarks,
  changed_xid: 'xid8',
  char_id: 'bigint',
  user_id: 'bigint',
  chat_no: 'smallint',
} as const;
export type ChangedMessageRow = ColumnsOf<typeof changedMessageRow>;

const changedSince = statement(
  changedMessageRow,
  sql`select ${columns}, m.changed_xid, c.char_id, c.user_id, c.chat_no, ${shownMarks('c')}
    from (select * from conversations f where f.user_id = ${$.viewerId} and f.changed_xid >= ${$.since}
      union all select * from conversations o where o.creator_user_id = ${$.viewerId} and o.changed_xid >= ${$.since}) c
      cross join lateral (
        select * from messages v
        where v.conversation_id = c.conversation_id and v.changed_xid >= ${$.since}
          and v.changed_xid < ${$.upto}
          and v.seq > case c.user_id when ${$.viewerId} then c.fan_cleared_seq else c.creator_cleared_seq end offset 0) m
    where ${conversationHasBegun} and ${notBlocked(sql`c.user_id`, sql`c.creator_user_id`)}
    order by m.changed_xid fetch first (${$.limit}) rows with ties`,
);

/**
 * Lists the viewer's messages changed by transactions from `since` up to, not including, `upto`, in that order. Each
 * change of a message also marks its conversation, so only changed conversations are read (`offset 0` keeps the planner
 * from reading everybody's changes first).
 */
export function listChangedMessages(
  db: Db,
  inputs: { viewerId: string; since: string; upto: string; limit: number },
): Promise<ChangedMessageRow[]> {
  return changedSince.all(db, inputs);
}
