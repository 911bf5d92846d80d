import {
  acceptPriceCall,
  cancelSubscriptionCall,
  createCharacterCheckoutCall,
  followBatchCall,
  followCall,
  getSubscriptionPriceCall,
  listSubscriptionsCall,
  paySubscriptionCall,
  resumeSubscriptionCall,
  setSubscriptionPriceCall,
  unfollowCall,
} from '@kindred/contract/subscriptions/calls';
import { type Route, route } from '../../route.ts';
import { createCharacterCheckout } from './checkout/create-character-checkout.ts';
import { paySubscription } from './checkout/pay-subscription.ts';
import { getSubscriptionPrice, setSubscriptionPrice } from './checkout/subscription-price.ts';
import { follow, followBatch, unfollow } from './follow.ts';
import { acceptPrice } from './lifecycle/accept-price.ts';
import { cancelSubscription, resumeSubscription } from './lifecycle/cancel-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';

export const subscriptionsRoutes: Route[] = [
  route(followCall, follow),
  route(followBatchCall, followBatch),
  route(unfollowCall, unfollow),
  route(createCharacterCheckoutCall, createCharacterCheckout),
  route(listSubscriptionsCall, listSubscriptions),
  route(paySubscriptionCall, paySubscription),
  route(cancelSubscriptionCall, cancelSubscription),
  route(resumeSubscriptionCall, resumeSubscription),
  route(acceptPriceCall, acceptPrice),
  route(getSubscriptionPriceCall, getSubscriptionPrice),
  route(setSubscriptionPriceCall, setSubscriptionPrice),
];
