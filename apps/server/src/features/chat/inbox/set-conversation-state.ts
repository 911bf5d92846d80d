import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentConversation } from '../chat.present.ts';
import { findConversation } from '../conversations.sql.ts';
import { maxSeq } from '../message-row.ts';

const $ = inputs({
  viewerId: 'bigint',
  charId: 'bigint',
  fanId: 'bigint',
  chatNo: 'smallint',
  pinned: 'boolean?',
  muted: 'boolean?',
  archived: 'boolean?',
  markedUnread: 'boolean?',
  clearSeq: 'integer?',
});

const setState = statement(
  { conversation_id: 'bigint', viewer_unread: 'integer' },
  sql`select conversation_id, viewer_unread from set_conversation_state(
    ${$.viewerId}, ${$.charId}, ${$.fanId},
    ${$.chatNo}, (${$.pinned}, ${$.muted}, ${$.archived},
      ${$.markedUnread}, ${$.clearSeq})::conversation_change)`,
);

type ConversationInput = { char_id: string; user_id?: string | undefined; chat_no: number };
type ConversationContext = Pick<Context, 'db' | 'live' | 'clock' | 'ai'>;
type Changed = CallOutput<'setConversationState'>;
type Change = {
  pinned: boolean | null;
  muted: boolean | null;
  archived: boolean | null;
  markedUnread: boolean | null;
  clearSeq: number | null;
};

const isOn = (flag: 0 | 1 | undefined) => (flag === undefined ? null : flag === 1);

/** Pins, mutes, archives or marks a conversation as unread for the viewer alone, and publishes it to their other tabs. */
export function setConversationState(
  context: ConversationContext,
  fields: ParsedInput<'setConversationState'>,
  viewer: Viewer,
): Promise<Changed> {
  return change(context, viewer.userId, fields, {
    pinned: isOn(fields.is_pinned),
    muted: isOn(fields.notifications_off),
    archived: isOn(fields.is_archived),
    markedUnread: isOn(fields.is_marked_unread),
    clearSeq: null,
  });
}

/** Deletes the messages up to `seq` for the viewer alone; a newer message brings the conversation back. */
export function clearForViewer(
  context: ConversationContext,
  fields: ParsedInput<'clearConversation'>,
  viewer: Viewer,
): Promise<Changed> {
  const nothing = { pinned: null, muted: null, archived: null, markedUnread: null };
  return change(context, viewer.userId, fields, { ...nothing, clearSeq: Math.min(fields.seq, maxSeq) });
}

async function change(
  context: ConversationContext,
  viewerId: string,
  { char_id: charId, user_id: fanId = viewerId, chat_no: chatNo }: ConversationInput,
  state: Change,
): Promise<Changed> {
  const { db, live, clock } = context;
  const row = await setState.first(db, { viewerId, charId, fanId, chatNo, ...state });
  if (!row) refuse('notFound');
  const conversation = await findConversation(db, { viewerId, charId, fanId, chatNo, now: clock.now() });
  if (!conversation) refuse('notFound');
  const changed = {
    conversation: presentConversation(conversation, context),
    unread_total: row.viewer_unread,
  };
  live.publish([viewerId], { type: 'conversation.changed', ...changed });
  return changed;
}
