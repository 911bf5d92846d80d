import {
  countUnreadNotificationsCall,
  getNotificationCall,
  listNotificationsCall,
  readNotificationsCall,
} from '@kindred/contract/notifications/calls';
import { type Route, route } from '../../route.ts';
import { countUnreadNotifications } from './count-unread-notifications.ts';
import { getNotification } from './get-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';

export const notificationsRoutes: Route[] = [
  route(listNotificationsCall, listNotifications),
  route(getNotificationCall, getNotification),
  route(countUnreadNotificationsCall, countUnreadNotifications),
  route(readNotificationsCall, readNotifications),
];
