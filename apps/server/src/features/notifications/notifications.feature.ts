import type { Feature } from '../../feature.ts';
import { announceRetraction, keepNotification } from './keep-notification.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { deleteNotifications } from './notifications.sql.ts';

export const notificationsFeature: Feature = {
  routes: notificationsRoutes,
  hooks: {
    happened: [keepNotification],
    retracted: [announceRetraction],
    userDeleted: [(tx, { userId }) => deleteNotifications(tx, userId)],
  },
};
