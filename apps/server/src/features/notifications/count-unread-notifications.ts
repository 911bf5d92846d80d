import { storedPushTypes } from '@kindred/contract/notifications/limits';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { countNotifications } from './notifications.sql.ts';

/** How many notifications the viewer has not read. */
export async function countUnreadNotifications(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'countUnreadNotifications'>> {
  return { unread_total: await countNotifications(db, userId, storedPushTypes, 'unread') };
}
