import type { ParsedInput } from '@kindred/contract/all/calls';
import type { UnreadCounts } from '@kindred/contract/notifications/calls';
import { storedPushTypes } from '@kindred/contract/notifications/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { readEventId } from './event-id.ts';
import { countUnread, findNotification, markRead } from './notifications.sql.ts';
import { readerOf } from './reader-of.ts';

/** Marks all, or one and all older ones, as read. Refuses with `notFound`. */
export function readNotifications(
  context: Context,
  { event_id: eventId }: ParsedInput<'readNotifications'>,
  viewer: Viewer,
): Promise<UnreadCounts> {
  const { userId } = viewer;
  return transact(context, async (tx) => {
    const row =
      eventId === undefined
        ? undefined
        : await findNotification(tx, readerOf(context, viewer), readEventId(eventId));
    if (eventId !== undefined && !row) refuse('notFound');
    await markRead(tx, userId, row?.created_at ?? 'infinity', storedPushTypes);
    const unread = await countUnread(tx, userId);
    notifyUsers(tx, [userId], { type: 'notification.read', ...unread });
    return unread;
  });
}
