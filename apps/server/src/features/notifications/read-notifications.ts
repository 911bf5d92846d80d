import { storedPushTypes } from '@kindred/contract/notifications/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import { readEventId } from './event-id.ts';
import { countNotifications, findNotification, markRead } from './notifications.sql.ts';

/** Marks all as read, or one and whatever is older; the person's other tabs are told. */
export function readNotifications(
  context: Context,
  userId: string,
  eventId: string | undefined,
): Promise<{ unread_total: number }> {
  return transact(context, async (tx) => {
    const row = eventId === undefined ? undefined : await findNotification(tx, userId, readEventId(eventId));
    if (eventId !== undefined && !row) refuse('notFound');
    await markRead(tx, userId, row?.created_at ?? 'infinity', storedPushTypes);
    const unread_total = await countNotifications(tx, userId, storedPushTypes, 'unread');
    notifyUsers(tx, [userId], { type: 'notification.read', unread_total });
    return { unread_total };
  });
}
