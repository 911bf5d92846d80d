import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { Page } from '@kindred/contract/wire/pages';
import type { Context } from '../../../context.ts';
import { highestId, isInstant, isInteger, keysetCursor } from '../../../platform/db/keyset.ts';
import { offsetOf, toPage } from '../../../platform/db/to-page.ts';
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
  { filter, label_id: labelId, ...pageInput }: ParsedInput<'listConversations'>,
  { userId: viewerId }: Viewer,
): Promise<Page<ChatListItem> & { unread_total: number }> {
  const { db, clock } = context;
  const { page, size, cursor } = pageInput;
  const start = { viewerId, now: clock.now(), limit: size + 1, skip: offsetOf(pageInput) };
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
  const shown = toPage(
    rows,
    { page, size, count: total },
    (row) => presentConversation(row, context),
    isByGifts ? giftsCursor : timeCursor,
  );
  return { ...shown, unread_total };
}

const byTime = keysetCursor((pinned) => /^[01]$/.test(pinned), isInstant, isInteger);
const byGifts = keysetCursor(isInteger, isInteger);

const timeCursor = ({ is_pinned, last_message_at, conversation_id }: ConversationRow) =>
  byTime.encode(is_pinned ? '1' : '0', last_message_at?.toISOString() ?? '', conversation_id ?? '');

const giftsCursor = ({ gifted_diamonds, conversation_id }: ConversationRow) =>
  byGifts.encode(gifted_diamonds ?? '', conversation_id ?? '');

function beforeTime(cursor: string | undefined): BeforeTime {
  const [pinned, time, id] = byTime.decodeOr(['1', 'infinity', '0'], cursor);
  return { beforePinned: pinned === '1', beforeTime: time, beforeId: id };
}

function beforeGifts(cursor: string | undefined): BeforeGifts {
  const [diamonds, id] = byGifts.decodeOr([highestId, '0'], cursor);
  return { beforeDiamonds: diamonds, beforeId: id };
}
