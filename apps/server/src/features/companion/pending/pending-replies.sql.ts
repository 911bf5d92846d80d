import type { PendingReply } from '@kindred/contract/companion/pending-calls';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { messageColumns, messageRow, readMarks } from '../../chat/message-row.ts';

const $ = inputs({
  replyId: 'bigint',
  now: 'timestamptz',
  conversationId: 'bigint',
  creatorId: 'bigint?',
  content: 'text?',
  shareBps: 'integer',
  availableAt: 'timestamptz',
  viewerId: 'bigint',
  state: 'text',
  before: 'timestamptz',
});

const pendingRow = {
  reply_id: 'bigint',
  state: as<'waiting' | 'draft'>('text'),
  content: 'text',
  due_at: 'timestamptz?',
  to_seq: 'integer',
} as const;

// A mode that was chosen since then may want none of it.
const findPendingRow = statement(
  pendingRow,
  sql`select r.reply_id, r.state, r.content, r.due_at, r.to_seq
    from companion_replies r join conversations c using (conversation_id)
    where c.conversation_id = ${$.conversationId} and r.state in ('waiting', 'draft')
      and conversation_mode(c.conversation_id, ${$.now}) <> 'off' and ${notBlocked(sql`c.user_id`, sql`c.creator_user_id`)}`,
);

/** The answer that is kept back in a conversation, as its creator sees it. */
export async function findPendingReply(
  db: Db,
  conversationId: string,
  now: Date,
): Promise<PendingReply | null> {
  const row = await findPendingRow.first(db, { conversationId, now });
  if (!row) return null;
  const { due_at: dueAt, ...reply } = row;
  return {
    ...reply,
    due_time: dueAt?.toISOString() ?? null,
    due_in_ms: dueAt && Math.max(0, dueAt.getTime() - now.getTime()),
  };
}

const sentRow = {
  ...messageRow,
  ...readMarks,
  outcome: as<'ok' | 'repeated' | 'early' | 'kept' | 'discarded' | 'gone'>('text'),
  conversation_id: 'bigint',
  is_new: 'boolean?',
  fan_unread_total: 'integer',
  creator_unread_total: 'integer',
  wallet_balance: 'bigint?',
  is_paid: 'boolean?',
  question_seq: 'integer?',
} as const;
export type SentPendingRow = ColumnsOf<typeof sentRow>;

/** The SQL function send_pending_reply; columns of the message are null unless the outcome is ok or repeated. */
export const sendPending = statement(
  sentRow,
  sql`select outcome, conversation_id, is_new, ${raw(messageColumns('(s.message)').replace('(s.message).conversation_id, ', ''))},
      (s.counts).*, wallet_balance, is_paid,
      (select r.to_seq from companion_replies r where r.reply_id = ${$.replyId} and r.question is not null) as question_seq
    from send_pending_reply(${$.replyId}, ${$.creatorId}, ${$.content}, ${$.now},
      ${$.shareBps}, ${$.availableAt}) s`,
);

/** The SQL function stop_pending_reply. */
export const stopPending = statement(
  { conversation_id: 'bigint?', wallet_balance: 'bigint?' },
  sql`select conversation_id, wallet_balance
    from stop_pending_reply(${$.replyId}, ${$.viewerId}, ${$.state}, ${$.now})`,
);

/** Waiting answers that should have gone out before that time, and whose job was lost, get another. */
export const requeueDue = statement({}, sql`select requeue_due_replies(${$.before})`);
