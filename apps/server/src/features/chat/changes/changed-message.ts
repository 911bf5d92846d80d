import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { ColumnsOf } from '../../../platform/db/column-types.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { LiveBus } from '../../../platform/realtime/live-bus.ts';
import { presentMessage } from '../chat.present.ts';
import { messageColumns, messageRow, readMarks, shownMarks } from '../message-row.ts';

/** A changed message with its conversation; all columns are null when nothing could be changed. */
export const changedMessageRow = {
  ...messageRow,
  ...readMarks,
  char_id: 'bigint',
  chat_no: 'smallint',
  fan_id: 'bigint',
  creator_id: 'bigint',
} as const;
export type ChangedMessageRow = ColumnsOf<typeof changedMessageRow>;

/** The select list of `changedMessageRow`; `d` is the row of a function with `message` and `conversation`. */
export const changedMessageColumns = sql`${raw(messageColumns('(d.message)'))},
  ${shownMarks('(d.conversation)')}, (d.conversation).char_id, (d.conversation).chat_no,
  (d.conversation).user_id as fan_id, (d.conversation).creator_user_id as creator_id`;

export function presentChanged(row: ChangedMessageRow): ChatMessage {
  return presentMessage(row, { char_id: row.char_id, user_id: row.fan_id, chat_no: row.chat_no }, row);
}

/** Publishes a committed change to both sides and returns the message as it is now. */
export function announceChanged(live: LiveBus, row: ChangedMessageRow): ChatMessage {
  const message = presentChanged(row);
  live.publish([row.fan_id, row.creator_id], { type: 'message.changed', message });
  return message;
}
