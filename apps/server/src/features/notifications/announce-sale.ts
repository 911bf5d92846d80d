import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { presentNotification } from './notifications.present.ts';
import { countUnread, findNotification } from './notifications.sql.ts';

const $ = inputs({ userId: 'bigint', cause: 'text' });

const findNoteId = statement(
  { id: 'bigint' },
  sql`select notification_id as id from notifications
    where user_id = ${$.userId} and cause = ${$.cause}`,
);

/** Announces a notification that SQL has written (note-sale.fn.sql) if its reader may be listening. */
export async function announceSale(
  { db, live, clock }: Context,
  { userId, cause }: HookInput<'saleNoted'>,
): Promise<void> {
  if (!live.mayBeListening(userId)) return;
  const note = await findNoteId.first(db, { userId, cause });
  const reader = { viewerId: userId, viewerIsReviewer: false, mediaToken: '', now: clock.now() };
  const row = note && (await findNotification(db, reader, { stream: 'note', id: note.id }));
  if (!row) return;
  live.publish([userId], {
    type: 'notification.arrived',
    notification: presentNotification(row),
    is_update: false,
    ...(await countUnread(db, userId)),
  });
}
