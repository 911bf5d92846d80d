import type { Feature } from '../../feature.ts';
import { keepNotification } from './keep-notification.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { deleteNotifications } from './notifications.sql.ts';

export const notificationsFeature: Feature = {
  routes: notificationsRoutes,
  hooks: {
    domainEvent: [keepNotification],
    userDeleted: [(tx, { userId }) => deleteNotifications(tx, userId)],
  },
};
