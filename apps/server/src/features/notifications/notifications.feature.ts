import type { Feature } from '../../feature.ts';
import { announceSale } from './announce-sale.ts';
import { bellTask, queueBells, ringBells } from './bells/ring-bells.ts';
import { announceRetraction, insertNotification } from './insert-notification.ts';
import { notifyMilestones } from './milestones/notify-milestones.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { deleteNotifications } from './notifications.sql.ts';

export const notificationsFeature: Feature = {
  routes: notificationsRoutes,
  jobs: (context) => ({
    [bellTask]: (payload) => ringBells(context, payload),
    'notifications.milestones': () => notifyMilestones(context),
  }),
  crontab: ['20 9 * * * notifications.milestones'],
  hooks: {
    domainEvent: [insertNotification],
    saleNoted: [announceSale],
    postPublished: [queueBells],
    retracted: [announceRetraction],
    userDeleted: [(tx, { userId }) => deleteNotifications(tx, userId)],
  },
};
