import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { Page } from '@kindred/contract/wire/pages';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { decodeCursor, encodeCursor, highestId, isInstant, isInteger } from '../../../platform/db/keyset.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentConversation } from '../chat.present.ts';
import type { ConversationRow } from '../conversations.sql.ts';
import {
  type BeforeGifts,
  type BeforeTime,
  conversationLists,
  labelledList,
  listByGifts,
  listByTime,
} from './conversation-lists.sql.ts';

/** Lists the viewer's conversations of both sides; `cursor` wins over `page`. */
export async function listConversations(
  context: Pick<Context, 'db' | 'clock' | 'ai'>,
  { page, size, cursor, filter, label_id: labelId }: ParsedInput<'listConversations'>,
  { userId: viewerId }: Viewer,
): Promise<Page<ChatListItem> & { unread_total: number }> {
  const { db, clock } = context;
  const start = { viewerId, now: clock.now(), limit: size + 1, skip: cursor ? 0 : (page - 1) * size };
  const isByGifts = filter === 'top_fans' && labelId === undefined;
  const rows =
    labelId !== undefined
      ? await labelledList.page.all(db, { ...start, ...beforeTime(cursor), labelId })
      : filter === 'top_fans'
        ? await listByGifts(db, { ...start, ...beforeGifts(cursor) })
        : await listByTime(db, filter, { ...start, ...beforeTime(cursor) });
  const { total, unread_total } =
    labelId !== undefined
      ? await labelledList.total.one(db, { viewerId, labelId })
      : await conversationLists[filter].total.one(db, { viewerId });
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    list: rows.slice(0, size).map((row) => presentConversation(row, context)),
    page,
    total_page: Math.ceil(total / size),
    count: total,
    next: last ? encodeCursor(isByGifts ? giftsKey(last) : timeKey(last)) : null,
    unread_total,
  };
}

const timeKey = (row: ConversationRow) => [
  row.is_pinned ? 1 : 0,
  row.last_message_at?.toISOString() ?? '',
  row.conversation_id ?? '',
];

function beforeTime(cursor: string | undefined): BeforeTime {
  if (cursor === undefined) return { beforePinned: true, beforeTime: 'infinity', beforeId: '0' };
  const [pinned, time, id] = decodeCursor(cursor, 3).map(String) as [string, string, string];
  if (!/^[01]$/.test(pinned) || !isInstant(time) || !isInteger(id))
    refuse('invalidInput', { field: 'cursor' });
  return { beforePinned: pinned === '1', beforeTime: time, beforeId: id };
}

const giftsKey = (row: ConversationRow) => [row.gifted_diamonds ?? '', row.conversation_id ?? ''];

function beforeGifts(cursor: string | undefined): BeforeGifts {
  if (cursor === undefined) return { beforeDiamonds: highestId, beforeId: '0' };
  const [diamonds, id] = decodeCursor(cursor, 2).map(String) as [string, string];
  if (!isInteger(diamonds) || !isInteger(id)) refuse('invalidInput', { field: 'cursor' });
  return { beforeDiamonds: diamonds, beforeId: id };
}
