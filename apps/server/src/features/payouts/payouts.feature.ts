import {
  cancelPayoutCall,
  createPayoutLinkCall,
  getPayoutAccountCall,
  listPayoutsCall,
  requestPayoutCall,
  updatePayoutAccountCall,
} from '@kindred/contract/payouts/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { createPayoutLink } from './account/create-payout-link.ts';
import { deletePayoutAccount } from './account/delete-payout-account.ts';
import { getPayoutAccount } from './account/get-payout-account.ts';
import { identityTask, notifyIdentityDecision } from './account/review-identities.ts';
import { updatePayoutAccount } from './account/update-payout-account.ts';
import { advancePayout, applyPayoutEvent } from './payout/advance-payout.ts';
import { cancelPayout } from './payout/cancel-payout.ts';
import { enqueueUnfinished } from './payout/enqueue-payouts.ts';
import { listPayouts } from './payout/list-payouts.ts';
import { requestPayout } from './payout/request-payout.ts';

export const payoutsFeature: Feature = {
  routes: [
    route(getPayoutAccountCall, getPayoutAccount),
    route(updatePayoutAccountCall, updatePayoutAccount),
    route(createPayoutLinkCall, createPayoutLink),
    route(requestPayoutCall, requestPayout),
    route(cancelPayoutCall, cancelPayout),
    route(listPayoutsCall, listPayouts),
  ],
  jobs: (context) => ({
    'payouts.advance': (payload) => advancePayout(context, (payload as { payout_id: string }).payout_id),
    [identityTask]: (payload) => notifyIdentityDecision(context, payload),
    'payouts.sweep': () => enqueueUnfinished(context.db),
  }),
  crontab: ['*/5 * * * * payouts.sweep'],
  hooks: {
    payoutEvent: [applyPayoutEvent],
    userDeleted: [deletePayoutAccount],
  },
};
