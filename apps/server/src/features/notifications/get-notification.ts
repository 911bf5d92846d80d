import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Notification } from '@kindred/contract/notifications/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { readEventId } from './event-id.ts';
import { presentNotification } from './notifications.present.ts';
import { findNotification } from './notifications.sql.ts';
import { readerOf } from './reader-of.ts';

/** Returns a notification of the viewer. Refuses with `notFound` for others' notifications and behind a block. */
export async function getNotification(
  context: Context,
  { event_id: eventId }: ParsedInput<'getNotification'>,
  viewer: Viewer,
): Promise<Notification> {
  const row = await findNotification(context.db, readerOf(context, viewer), readEventId(eventId));
  return row ? presentNotification(row) : refuse('notFound');
}
