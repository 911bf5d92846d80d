import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { messageColumns, messageRow, readMarks, shownMarks } from '../chat/message-row.ts';

const $ = inputs({
  conversationId: 'bigint',
  isFan: 'boolean',
  replyId: 'bigint',
  fanId: 'bigint',
  afterReplyId: 'bigint',
  messageId: 'bigint',
});

/** An answer of the companion, and the text of it so far. */
const replyRow = {
  reply_id: 'bigint',
  conversation_id: 'bigint',
  message_id: 'bigint',
  to_seq: 'integer',
  state: as<'queued' | 'writing' | 'waiting' | 'draft' | 'complete' | 'stopped' | 'failed' | 'discarded'>(
    'text',
  ),
  content: 'text',
  /** Other words of the fan's that it answers, until they stand in the log with it. */
  question: 'text?',
} as const;
export type ReplyRow = ColumnsOf<typeof replyRow>;

// Once it is written the message alone has the text: what was deleted is not given again. What is kept back is the creator's.
const replies = sql`
  select r.reply_id, r.conversation_id, r.message_id, r.to_seq, r.state, r.question,
    case when m.is_deleted then '' when r.state in ('queued', 'writing') and r.mode = 'auto' then r.content
      else coalesce(m.content, '') end as content
  from companion_replies r join conversations c using (conversation_id)
    left join messages m on m.message_id = r.message_id
  where ${notBlocked(sql`c.user_id`, sql`c.creator_user_id`)}`;

const findLive = statement(
  replyRow,
  sql`${replies} and r.conversation_id = ${$.conversationId} and (r.state in ('queued', 'writing') or r.state = 'waiting' and ${$.isFan})
    and (r.mode <> 'draft' or not ${$.isFan})`,
);
const findOne = statement(replyRow, sql`${replies} and r.reply_id = ${$.replyId} and r.user_id = ${$.fanId}`);
const findNext = statement(
  replyRow,
  sql`${replies} and r.conversation_id = ${$.conversationId} and r.reply_id > ${$.afterReplyId}
    order by r.reply_id limit 1`,
);

/**
 * The answer that is being written in this conversation; none across a block. To the fan, one that waits for its time is
 * still being written, and a draft is none.
 */
export function findLiveReply(
  db: Db,
  conversationId: string,
  side: 'fan' | 'creator',
): Promise<ReplyRow | undefined> {
  return findLive.first(db, { conversationId, isFan: side === 'fan' });
}

/** An answer to this fan; none across a block. */
export function findReply(db: Db, fanId: string, replyId: string): Promise<ReplyRow | undefined> {
  return findOne.first(db, { fanId, replyId });
}

/** The first answer after another one that covers a message or is still being written; none across a block. */
export function findNextReply(
  db: Db,
  inputs: { conversationId: string; afterReplyId: string },
): Promise<ReplyRow | undefined> {
  return findNext.first(db, inputs);
}

const storedReplyRow = {
  ...messageRow,
  ...readMarks,
  char_id: 'bigint',
  user_id: 'bigint',
  chat_no: 'smallint',
} as const;
export type StoredReplyRow = ColumnsOf<typeof storedReplyRow>;

const findStored = statement(
  storedReplyRow,
  sql`select ${raw(messageColumns('m'))}, c.char_id, c.user_id, c.chat_no, ${shownMarks('c')}
    from messages m join conversations c using (conversation_id)
    where m.message_id = ${$.messageId}`,
);

/** The message that an answer became. */
export function findStoredReply(db: Db, messageId: string): Promise<StoredReplyRow | undefined> {
  return findStored.first(db, { messageId });
}
