import type { Feature } from '../../feature.ts';
import { keepNotification } from './keep-notification.ts';
import { notificationsRoutes } from './notifications.routes.ts';

export const notificationsFeature: Feature = {
  routes: notificationsRoutes,
  hooks: { happened: [keepNotification] },
};
