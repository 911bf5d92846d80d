import { pushTypeOf, storedPushTypes } from '@kindred/contract/notifications/limits';
import type { DomainEvent } from '../../feature.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { notifyUsers } from '../../platform/db/transact.ts';
import { presentNotification } from './notifications.present.ts';
import { countNotifications, findNotification } from './notifications.sql.ts';

const insertText = `
  insert into notifications (user_id, push_type, topic, other_user_id, char_id, diary_id, diamonds, usd_cents,
    cause, created_at)
  select u.user_id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from users u
  where u.user_id = $1 and u.deleted_at is null for key share
  on conflict (user_id, cause) do nothing
  returning notification_id`;

/** Writes what happened beside its cause, once, and announces it when both have committed. */
export async function insertNotification(tx: Tx, event: DomainEvent): Promise<void> {
  const { userId, topic, otherUserId, charId, postId, diamonds, usdCents, cause, now } = event;
  const [added] = await query<{ notification_id: string }>(tx, insertText, [
    userId,
    pushTypeOf[topic],
    topic,
    otherUserId,
    charId,
    postId ?? null,
    diamonds ?? null,
    usdCents ?? null,
    cause,
    now,
  ]);
  // Told before; or a block hides it, and then it is not announced either.
  const row = added && (await findNotification(tx, userId, { stream: 'note', id: added.notification_id }));
  if (!row) return;
  notifyUsers(tx, [userId], {
    type: 'notification.arrived',
    notification: presentNotification(row),
    unread_total: await countNotifications(tx, userId, storedPushTypes, 'unread'),
  });
}
