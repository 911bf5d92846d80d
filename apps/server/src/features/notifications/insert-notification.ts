import { pushTypeOf, storedPushTypes } from '@kindred/contract/notifications/limits';
import type { DomainEvent } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers } from '../../platform/db/transact.ts';
import { presentNotification } from './notifications.present.ts';
import { countNotifications, findNotification } from './notifications.sql.ts';

const insert = statement(
  { notification_id: 'bigint' },
  sql`insert into notifications (user_id, push_type, topic, other_user_id, char_id, diary_id, diamonds, usd_cents,
      cause, created_at)
    select u.user_id, ${input('pushType', 'text')}, ${input('topic', 'text')}, ${input('otherUserId', 'bigint')},
      ${input('charId', 'bigint')}, ${input('postId', 'bigint?')}, ${input('diamonds', 'integer?')},
      ${input('usdCents', 'integer?')}, ${input('cause', 'text')}, ${input('now', 'timestamptz')}
    from users u where u.user_id = ${input('userId', 'bigint')} and u.deleted_at is null for key share
    on conflict (user_id, cause) do nothing
    returning notification_id`,
);

/** Writes what happened beside its cause, once, and announces it when both have committed. */
export async function insertNotification(tx: Tx, event: DomainEvent): Promise<void> {
  const { userId, topic, postId = null, diamonds = null, usdCents = null } = event;
  const added = await insert.find(tx, {
    ...event,
    pushType: pushTypeOf[topic],
    postId,
    diamonds,
    usdCents,
  });
  // Told before; or a block hides it, and then it is not announced either.
  const row = added && (await findNotification(tx, userId, { stream: 'note', id: added.notification_id }));
  if (!row) return;
  notifyUsers(tx, [userId], {
    type: 'notification.arrived',
    notification: presentNotification(row),
    unread_total: await countNotifications(tx, userId, storedPushTypes, 'unread'),
  });
}
