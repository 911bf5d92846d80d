import { type Db, query } from '../../platform/db/db.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { type MessageRow, messageColumns, type ReadMarks } from './message-row.ts';

/** An answer of the companion, and the text of it so far. */
export type ReplyRow = {
  reply_id: string;
  conversation_id: string;
  message_id: string;
  to_seq: number;
  state: 'queued' | 'writing' | 'complete' | 'stopped' | 'failed';
  content: string;
};

// Once it is written the message alone has the text: what was taken back is not told again.
const findReplies = `
  select r.reply_id, r.conversation_id, r.message_id, r.to_seq, r.state,
    case when m.is_deleted then '' when r.state in ('queued', 'writing') then r.content else coalesce(m.content, '') end as content
  from companion_replies r join conversations c using (conversation_id)
    left join messages m on m.message_id = r.message_id
  where ${notBlockedText('c.user_id', 'c.creator_user_id')}`;

const findLive = `${findReplies} and r.conversation_id = $1 and r.state in ('queued', 'writing')`;
const findOne = `${findReplies} and r.reply_id = $1 and r.user_id = $2`;
const findNext = `${findReplies} and r.conversation_id = $1 and r.reply_id > $2 order by r.reply_id limit 1`;

/** The answer that is being written in this conversation; none across a block. */
export async function findLiveReply(db: Db, conversationId: string): Promise<ReplyRow | undefined> {
  const [row] = await query<ReplyRow>(db, findLive, [conversationId]);
  return row;
}

/** An answer to this fan; none across a block. */
export async function findReply(db: Db, fanId: string, replyId: string): Promise<ReplyRow | undefined> {
  const [row] = await query<ReplyRow>(db, findOne, [replyId, fanId]);
  return row;
}

/** The first answer after another one that covers a message or is still being written; none across a block. */
export async function findNextReply(
  db: Db,
  given: { conversationId: string; afterReplyId: string },
): Promise<ReplyRow | undefined> {
  const [row] = await query<ReplyRow>(db, findNext, [given.conversationId, given.afterReplyId]);
  return row;
}

export type StoredReplyRow = MessageRow & ReadMarks & { char_id: string; user_id: string };

/** The message that an answer became. */
export async function findStoredReply(db: Db, messageId: string): Promise<StoredReplyRow | undefined> {
  const [row] = await query<StoredReplyRow>(
    db,
    `select ${messageColumns('m')}, c.char_id, c.user_id, c.fan_read_seq, c.creator_read_seq
     from messages m join conversations c using (conversation_id) where m.message_id = $1`,
    [messageId],
  );
  return row;
}
