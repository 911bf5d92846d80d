import {
  cancelSubscriptionCall,
  createCharacterCheckoutCall,
  followBatchCall,
  followCall,
  getSubscriptionPriceCall,
  listSubscriptionsCall,
  resumeSubscriptionCall,
  setSubscriptionPriceCall,
  unfollowCall,
} from '@kindred/contract/subscriptions/calls';
import { type Route, route } from '../../route.ts';
import { createCharacterCheckout } from './checkout/create-character-checkout.ts';
import { getSubscriptionPrice, setSubscriptionPrice } from './checkout/subscription-price.ts';
import { follow, followBatch, unfollow } from './follow.ts';
import { cancelSubscription, resumeSubscription } from './lifecycle/cancel-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';

export const subscriptionsRoutes: Route[] = [
  route(followCall, (context, input, viewer) => follow(context, viewer.userId, input.following_id)),
  route(followBatchCall, (context, input, viewer) =>
    followBatch(context, viewer.userId, input.following_ids),
  ),
  route(unfollowCall, (context, input, viewer) => unfollow(context, viewer.userId, input.following_id)),
  route(createCharacterCheckoutCall, (context, input, viewer, { language }) =>
    createCharacterCheckout(context, viewer.userId, input, language),
  ),
  route(listSubscriptionsCall, (context, _input, viewer) => listSubscriptions(context, viewer)),
  route(cancelSubscriptionCall, async (context, input, viewer) => {
    await cancelSubscription(context, viewer.userId, input.char_id);
    return {};
  }),
  route(resumeSubscriptionCall, async (context, input, viewer) => {
    await resumeSubscription(context, viewer.userId, input.char_id);
    return {};
  }),
  route(getSubscriptionPriceCall, (context, _input, viewer) => getSubscriptionPrice(context, viewer)),
  route(setSubscriptionPriceCall, (context, input, viewer) => setSubscriptionPrice(context, viewer, input)),
];
