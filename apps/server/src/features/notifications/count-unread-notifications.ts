import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { countUnread } from './notifications.sql.ts';

export function countUnreadNotifications(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'countUnreadNotifications'>> {
  return countUnread(db, userId);
}
