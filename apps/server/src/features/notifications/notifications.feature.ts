import type { Feature } from '../../feature.ts';
import { announceSale } from './announce-sale.ts';
import { announceRetraction, insertNotification } from './insert-notification.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { deleteNotifications } from './notifications.sql.ts';

export const notificationsFeature: Feature = {
  routes: notificationsRoutes,
  hooks: {
    domainEvent: [insertNotification],
    saleNoted: [announceSale],
    retracted: [announceRetraction],
    userDeleted: [(tx, { userId }) => deleteNotifications(tx, userId)],
  },
};
