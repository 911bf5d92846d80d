import { getCharacterInfoCall } from '@kindred/contract/characters/calls';
import {
  createPromotionCall,
  getPageOffersCall,
  listPromotionClaimsCall,
  listPromotionsCall,
  listSubscriptionOptionsCall,
  setBundlesCall,
  stopPromotionCall,
} from '@kindred/contract/offers/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { getPageOffers, setBundles } from './bundles.ts';
import { deleteOffers } from './delete-offers.ts';
import { getCharacterInfo } from './get-character-info.ts';
import { listPromotionClaims, listPromotions } from './list-promotions.ts';
import { listSubscriptionOptions } from './list-subscription-options.ts';
import { createPromotion, stopPromotion } from './promotions.ts';
import { heldPromotion } from './promotions.ts';

export const offersFeature: Feature = {
  routes: [
    route(getCharacterInfoCall, getCharacterInfo),
    route(listSubscriptionOptionsCall, listSubscriptionOptions),
    route(listPromotionsCall, listPromotions),
    route(createPromotionCall, createPromotion),
    route(stopPromotionCall, stopPromotion),
    route(listPromotionClaimsCall, listPromotionClaims),
    route(getPageOffersCall, getPageOffers),
    route(setBundlesCall, setBundles),
  ],
  hooks: {
    heldChanges: [heldPromotion],
    userDeleted: [deleteOffers],
  },
};
