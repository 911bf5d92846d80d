import {
  countUnreadNotificationsCall,
  getNotificationCall,
  listNotificationsCall,
  readNotificationsCall,
} from '@kindred/contract/notifications/calls';
import { storedPushTypes } from '@kindred/contract/notifications/limits';
import { type Route, route } from '../../route.ts';
import { getNotification } from './get-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { countNotifications } from './notifications.sql.ts';
import { readNotifications } from './read-notifications.ts';

export const notificationsRoutes: Route[] = [
  route(listNotificationsCall, (context, input, viewer) => listNotifications(context, viewer.userId, input)),
  route(getNotificationCall, (context, input, viewer) =>
    getNotification(context, viewer.userId, input.event_id),
  ),
  route(countUnreadNotificationsCall, async ({ db }, _input, viewer) => ({
    unread_total: await countNotifications(db, viewer.userId, storedPushTypes, 'unread'),
  })),
  route(readNotificationsCall, (context, input, viewer) =>
    readNotifications(context, viewer.userId, input.event_id),
  ),
];
