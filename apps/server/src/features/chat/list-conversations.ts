import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { Page } from '@kindred/contract/wire/pages';
import type { Context } from '../../context.ts';
import { decodeTimeIdCursor, encodeCursor } from '../../platform/db/keyset.ts';
import { presentConversation } from './chat.present.ts';
import { countConversations, listConversationRows } from './conversations.sql.ts';

/** The viewer's conversations of both sides; `cursor` wins over `page`. */
export async function listConversations(
  context: Pick<Context, 'db' | 'clock' | 'ai'>,
  viewerId: string,
  input: { page: number; size: number; cursor?: string | undefined },
): Promise<Page<ChatListItem> & { unread_total: number }> {
  const { page, size, cursor } = input;
  const before = cursor === undefined ? undefined : decodeTimeIdCursor(cursor);
  const offset = before ? 0 : (page - 1) * size;
  const rows = await listConversationRows(context.db, {
    viewerId,
    now: context.clock.now(),
    before,
    limit: size + 1,
    offset,
  });
  const { total, unread_total } = await countConversations(context.db, viewerId);
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    list: rows.slice(0, size).map((row) => presentConversation(row, context)),
    page,
    total_page: Math.ceil(total / size),
    count: total,
    next: last?.last_message_at
      ? encodeCursor([last.last_message_at.toISOString(), last.conversation_id ?? ''])
      : null,
    unread_total,
  };
}
