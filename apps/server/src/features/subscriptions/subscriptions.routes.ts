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
  setBellCall,
  setSubscriptionPriceCall,
  unfollowBatchCall,
  unfollowCall,
} from '@kindred/contract/subscriptions/calls';
import {
  claimSubscriptionGiftCall,
  createGiftCheckoutCall,
  getSubscriptionGiftCall,
  listGiftOptionsCall,
  listSubscriptionGiftsCall,
  returnSubscriptionGiftCall,
} from '@kindred/contract/subscriptions/gift-calls';
import {
  createUpgradeCheckoutCall,
  getOwnTiersCall,
  listTiersCall,
  retireTierCall,
  saveTierCall,
  switchTierCall,
} from '@kindred/contract/subscriptions/tier-calls';
import { type Route, route } from '../../route.ts';
import { createCharacterCheckout } from './checkout/create-character-checkout.ts';
import { paySubscription } from './checkout/pay-subscription.ts';
import { getSubscriptionPrice, setSubscriptionPrice } from './checkout/subscription-price.ts';
import { follow, followBatch, unfollow, unfollowBatch } from './follow.ts';
import { claimSubscriptionGift } from './gifts/claim-gift.ts';
import { createGiftCheckout } from './gifts/create-gift-checkout.ts';
import { getSubscriptionGift } from './gifts/get-gift.ts';
import { listGiftOptions } from './gifts/gift-price.ts';
import { listSubscriptionGifts } from './gifts/list-gifts.ts';
import { returnSubscriptionGift } from './gifts/return-gift.ts';
import { acceptPrice } from './lifecycle/accept-price.ts';
import { cancelSubscription, resumeSubscription } from './lifecycle/cancel-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { setBell } from './set-bell.ts';
import { createUpgradeCheckout } from './tiers/create-upgrade-checkout.ts';
import { listTiers } from './tiers/list-tiers.ts';
import { getOwnTiers, retireTier, saveTier } from './tiers/own-tiers.ts';
import { switchTier } from './tiers/switch-tier.ts';

export const subscriptionsRoutes: Route[] = [
  route(followCall, follow),
  route(followBatchCall, followBatch),
  route(unfollowCall, unfollow),
  route(setBellCall, setBell),
  route(unfollowBatchCall, unfollowBatch),
  route(createCharacterCheckoutCall, createCharacterCheckout),
  route(listSubscriptionsCall, listSubscriptions),
  route(paySubscriptionCall, paySubscription),
  route(cancelSubscriptionCall, cancelSubscription),
  route(resumeSubscriptionCall, resumeSubscription),
  route(acceptPriceCall, acceptPrice),
  route(getSubscriptionPriceCall, getSubscriptionPrice),
  route(setSubscriptionPriceCall, setSubscriptionPrice),
  route(listGiftOptionsCall, listGiftOptions),
  route(createGiftCheckoutCall, createGiftCheckout),
  route(listSubscriptionGiftsCall, listSubscriptionGifts),
  route(getSubscriptionGiftCall, getSubscriptionGift),
  route(claimSubscriptionGiftCall, claimSubscriptionGift),
  route(returnSubscriptionGiftCall, returnSubscriptionGift),
  route(listTiersCall, listTiers),
  route(createUpgradeCheckoutCall, createUpgradeCheckout),
  route(switchTierCall, switchTier),
  route(getOwnTiersCall, getOwnTiers),
  route(saveTierCall, saveTier),
  route(retireTierCall, retireTier),
];
