import {
  countUnreadNotificationsCall,
  getNotificationCall,
  listNotificationsCall,
  readNotificationsCall,
} from '@kindred/contract/notifications/calls';
import { type Route, route } from '../../route.ts';
import { getNotification } from './get-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { countUnread } from './notifications.sql.ts';
import { readNotifications } from './read-notifications.ts';

export const notificationsRoutes: Route[] = [
  route(listNotificationsCall, (context, input, viewer) => listNotifications(context, viewer, input)),
  route(getNotificationCall, (context, input, viewer) => getNotification(context, viewer, input.event_id)),
  route(countUnreadNotificationsCall, ({ db }, _input, viewer) => countUnread(db, viewer.userId)),
  route(readNotificationsCall, (context, input, viewer) =>
    readNotifications(context, viewer, input.event_id),
  ),
];
