import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentConversation } from '../chat.present.ts';
import { findConversation } from '../conversations.sql.ts';
import { maxSeq } from '../message-row.ts';

const setState = statement(
  { conversation_id: 'bigint', viewer_unread: 'integer' },
  sql`select conversation_id, viewer_unread from set_conversation_state(
    ${input('viewerId', 'bigint')}, ${input('charId', 'bigint')}, ${input('fanId', 'bigint')},
    ${input('chatNo', 'smallint')}, ${input('pinned', 'boolean?')}, ${input('muted', 'boolean?')}, ${input('archived', 'boolean?')},
    ${input('markedUnread', 'boolean?')}, ${input('clearSeq', 'integer?')})`,
);

type Named = { char_id: string; user_id?: string | undefined; chat_no: number };
type Needed = Pick<Context, 'db' | 'live' | 'clock' | 'ai'>;
type Changed = CallOutput<'setConversationState'>;
type Change = {
  pinned: boolean | null;
  muted: boolean | null;
  archived: boolean | null;
  markedUnread: boolean | null;
  clearSeq: number | null;
};

const isOn = (given: 0 | 1 | undefined) => (given === undefined ? null : given === 1);

/** Pins, mutes, archives or marks a conversation as unread for the viewer alone; their other tabs follow. */
export function setConversationState(
  context: Needed,
  given: ParsedInput<'setConversationState'>,
  viewer: Viewer,
): Promise<Changed> {
  return change(context, viewer.userId, given, {
    pinned: isOn(given.is_pinned),
    muted: isOn(given.notifications_off),
    archived: isOn(given.is_archived),
    markedUnread: isOn(given.is_marked_unread),
    clearSeq: null,
  });
}

/** Deletes what was said up to a message for the viewer alone; what comes later brings the conversation back. */
export function clearForViewer(
  context: Needed,
  given: ParsedInput<'clearConversation'>,
  viewer: Viewer,
): Promise<Changed> {
  const nothing = { pinned: null, muted: null, archived: null, markedUnread: null };
  return change(context, viewer.userId, given, { ...nothing, clearSeq: Math.min(given.seq, maxSeq) });
}

async function change(
  context: Needed,
  viewerId: string,
  { char_id: charId, user_id: fanId = viewerId, chat_no: chatNo }: Named,
  wanted: Change,
): Promise<Changed> {
  const { db, live, clock } = context;
  const row = await setState.find(db, { viewerId, charId, fanId, chatNo, ...wanted });
  if (!row) refuse('notFound');
  const found = await findConversation(db, { viewerId, charId, fanId, chatNo, now: clock.now() });
  if (!found) refuse('notFound');
  const changed = { conversation: presentConversation(found, context), unread_total: row.viewer_unread };
  live.publish([viewerId], { type: 'conversation.changed', ...changed });
  return changed;
}
