import { type Db, query } from '../../platform/db/db.ts';
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

const columns = 'r.reply_id, r.conversation_id, r.message_id, r.to_seq, r.state, r.content';

/** The answer that is being written in this conversation. */
export async function findLiveReply(db: Db, conversationId: string): Promise<ReplyRow | undefined> {
  const [row] = await query<ReplyRow>(
    db,
    `select ${columns} from companion_replies r where r.conversation_id = $1 and r.state in ('queued', 'writing')`,
    [conversationId],
  );
  return row;
}

/** An answer to this fan. */
export async function findReply(db: Db, fanId: string, replyId: string): Promise<ReplyRow | undefined> {
  const [row] = await query<ReplyRow>(
    db,
    `select ${columns} from companion_replies r where r.reply_id = $1 and r.user_id = $2`,
    [replyId, fanId],
  );
  return row;
}

/** The first answer after another one that covers a message or is still being written. */
export async function findNextReply(
  db: Db,
  given: { conversationId: string; afterReplyId: string },
): Promise<ReplyRow | undefined> {
  const [row] = await query<ReplyRow>(
    db,
    `select ${columns} from companion_replies r where r.conversation_id = $1 and r.reply_id > $2
     order by r.reply_id limit 1`,
    [given.conversationId, given.afterReplyId],
  );
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
