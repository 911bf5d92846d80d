import type { Feature } from '../../feature.ts';
import { settleSubscription } from './checkout/settle-subscription.ts';
import { deleteMemberships } from './delete-memberships.ts';
import { subscriptionsCrontab, subscriptionsJobs } from './subscriptions.jobs.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';

export const subscriptionsFeature: Feature = {
  routes: subscriptionsRoutes,
  jobs: subscriptionsJobs,
  crontab: subscriptionsCrontab,
  hooks: { settlePayment: { subscription: settleSubscription }, userDeleted: [deleteMemberships] },
};
