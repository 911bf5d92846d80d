import { type Db, query, queryOne } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { type MessageRow, messageColumns, type ReadMarks } from '../chat/message-row.ts';

/** An answer that this process has taken up. `attempt` is its hold on it: once another has it, nothing more is stored. */
export type ClaimedReply = {
  reply_id: string;
  conversation_id: string;
  message_id: string;
  to_seq: number;
  attempt: number;
};

export type Claim = ClaimedReply & { outcome: 'write' | 'stop' | 'fail' | 'busy' | 'wait' | 'gone' };

const claim = `
  select outcome, (r.reply).reply_id, (r.reply).conversation_id, (r.reply).message_id, (r.reply).to_seq, (r.reply).attempt
  from claim_reply($1, $2, $3, $4) r`;

/** The SQL function claim_reply; the columns of the reply are to be used for write, stop and fail alone. */
export function claimReply(
  db: Db,
  given: { replyId: string; maxWriting: number; maxCrashes: number; now: Date },
): Promise<Claim> {
  return queryOne<Claim>(db, claim, [given.replyId, given.maxWriting, given.maxCrashes, given.now]);
}

const save = `
  update companion_replies set content = $3, updated_at = $4
  where reply_id = $1 and attempt = $2 and state = 'writing'
  returning stop_requested or not exists (
    select from conversations c where c.conversation_id = companion_replies.conversation_id
      and ${notBlockedText('c.user_id', 'c.creator_user_id')}) as stop_requested`;

/** Keeps the text so far. `lost`: another has taken the reply over. */
export async function saveReply(
  db: Db,
  claimed: ClaimedReply,
  content: string,
  now: Date,
): Promise<'kept' | 'stop' | 'lost'> {
  const [row] = await query<{ stop_requested: boolean }>(db, save, [
    claimed.reply_id,
    claimed.attempt,
    content,
    now,
  ]);
  if (!row) return 'lost';
  return row.stop_requested ? 'stop' : 'kept';
}

/** Answers that somebody has been writing since before that time. */
export const listOverdueReplies = statement(
  {
    reply_id: 'bigint',
    conversation_id: 'bigint',
    message_id: 'bigint',
    to_seq: 'integer',
    attempt: 'integer',
  },
  sql`select reply_id, conversation_id, message_id, to_seq, attempt from companion_replies
    where state = 'writing' and claimed_at < ${input('before', 'timestamptz')} order by claimed_at limit 200`,
);

const release = `
  update companion_replies set state = 'queued', updated_at = $3
  where reply_id = $1 and attempt = $2 and state = 'writing' returning queue_reply(reply_id)`;

/** Gives a reply back to the queue, for whoever works next. */
export async function releaseReply(db: Db, claimed: ClaimedReply, now: Date): Promise<void> {
  await query(db, release, [claimed.reply_id, claimed.attempt, now]);
}

export type FinishedRow = MessageRow &
  ReadMarks & {
    outcome: 'ok' | 'lost';
    /** Null where nothing was stored; false where a message was replaced. */
    is_new: boolean | null;
    fan_unread_total: number;
    creator_unread_total: number;
  };

const finish = `
  select outcome, is_new, ${messageColumns('(f.message)')}, fan_read_seq, creator_read_seq, fan_unread_total,
    creator_unread_total
  from finish_reply($1, $2, $3, $4, $5, $6) f`;

/** The SQL function finish_reply: state and message at once. */
export function finishReply(
  db: Db,
  claimed: ClaimedReply,
  ending: { state: 'complete' | 'stopped' | 'failed'; content: string; error?: string | undefined },
  now: Date,
): Promise<FinishedRow> {
  const { state, content, error } = ending;
  return queryOne<FinishedRow>(db, finish, [
    claimed.reply_id,
    claimed.attempt,
    state,
    content,
    error ?? null,
    now,
  ]);
}
