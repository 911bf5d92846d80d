import type { HandoverTopic } from '@kindred/contract/chat/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { messageColumns, messageRow, readMarks } from '../chat/message-row.ts';
import type { SendInput } from './send-message.ts';

const $ = inputs({
  charId: 'bigint',
  chatNo: 'smallint',
  senderId: 'bigint',
  fanId: 'bigint?',
  content: 'text',
  clientId: 'text?',
  replyToSeq: 'integer?',
  mediaIds: 'bigint[]?',
  mediaPrice: 'integer?',
  expectedPrice: 'integer',
  isHeard: 'boolean',
  mayGreet: 'boolean',
  topic: 'text?',
  now: 'timestamptz',
});

const sentRow = {
  ...messageRow,
  ...readMarks,
  outcome: as<
    | 'ok'
    | 'gone'
    | 'own'
    | 'not_joined'
    | 'no_such_reply'
    | 'no_such_media'
    | 'greet'
    | 'price_changed'
    | 'insufficient'
    | 'blocked'
    | 'over_limit'
    | 'held'
    | 'creator_held'
  >('text'),
  is_new: 'boolean',
  char_id: 'bigint',
  fan_id: 'bigint',
  chat_no: 'smallint',
  creator_id: 'bigint',
  /** Whether the sender had unread messages that this one marks as read. */
  had_unread: 'boolean',
  fan_unread_total: 'integer',
  creator_unread_total: 'integer',
  /** The answer that covers the message, or the one being written before it. */
  answer_id: 'bigint?',
  /** Whether the message raises a topic that notifies the creator. */
  is_creator_called: 'boolean',
  /** The price of the message in diamonds, and the fan's balance when it changed or is too small. */
  cost: 'integer?',
  balance: 'bigint?',
} as const;
export type SentRow = ColumnsOf<typeof sentRow>;

const send = statement(
  sentRow,
  sql`select outcome, is_new, ${raw(messageColumns('(s.message)'))}, ${$.charId} as char_id, ${$.chatNo} as chat_no, fan_id, creator_id,
      had_unread, (s.counts).*, answer_id, is_creator_called, cost, balance
    from send_message(${$.senderId},
      (${$.charId}, ${$.fanId}, ${$.chatNo}, ${$.content}, ${$.clientId}, ${$.replyToSeq}, ${$.mediaIds},
        ${$.mediaPrice}, ${$.expectedPrice})::outgoing_message,
      ${$.isHeard}, ${$.mayGreet}, ${$.topic}, ${$.now}) s`,
);

/** Calls `send_message`; columns other than `outcome` are null unless it is ok. */
export function sendMessageRow(
  db: Db | Tx,
  senderId: string,
  message: SendInput,
  how: { isHeard: boolean; mayGreet: boolean; topic: HandoverTopic | null },
  now: Date,
): Promise<SentRow> {
  return send.one(db, {
    senderId,
    charId: message.char_id,
    fanId: message.user_id ?? null,
    chatNo: message.chat_no,
    content: message.content,
    clientId: message.client_id ?? null,
    replyToSeq: message.reply_to_seq ?? null,
    expectedPrice: message.expected_price ?? 0,
    ...how,
    now,
    mediaIds: message.media_ids ?? null,
    mediaPrice: message.media_price ?? null,
  });
}
