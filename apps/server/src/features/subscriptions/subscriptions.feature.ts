import type { Feature } from '../../feature.ts';
import { settleSubscription } from './checkout/settle-subscription.ts';
import { deleteMemberships } from './delete-memberships.ts';
import { endGifts } from './gifts/return-gift.ts';
import { settleGift } from './gifts/settle-gift.ts';
import { stopRenewalsOfPerson } from './lifecycle/stop-renewals.ts';
import { subscriptionsCrontab, subscriptionsJobs } from './subscriptions.jobs.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';
import { settleUpgrade } from './tiers/settle-upgrade.ts';
import { heldTier } from './tiers/own-tiers.ts';

export const subscriptionsFeature: Feature = {
  routes: subscriptionsRoutes,
  jobs: subscriptionsJobs,
  crontab: subscriptionsCrontab,
  hooks: {
    heldChanges: [heldTier],
    settlements: [
      { purpose: 'subscription', settle: settleSubscription },
      { purpose: 'gift', settle: settleGift },
      { purpose: 'upgrade', settle: settleUpgrade },
    ],
    userDeleted: [deleteMemberships, endGifts],
    accountHeld: [stopRenewalsOfPerson],
  },
};
