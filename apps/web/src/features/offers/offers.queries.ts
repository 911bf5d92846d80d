import type { PeopleList } from '@kindred/contract/lists/limits';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

/** Every way to subscribe to a tier of a page, with the price as it is now; `code` is of the promotion link. */
export function subscriptionOptionsQuery(charId: string, code?: string, tierLevel = 0) {
  return {
    ...callQuery('listSubscriptionOptions', {
      char_id: charId,
      tier_level: tierLevel,
      ...(code ? { code } : {}),
    }),
    gcTime: 0,
  };
}

export const subscriptionOptionsKey = callKey('listSubscriptionOptions');

export const promotionsQuery = callPages('listPromotions', { size: 20 });

export function promotionClaimsQuery(promotionId: string) {
  return callPages('listPromotionClaims', { promotion_id: promotionId, size: 20 });
}

export const pageOffersQuery = callQuery('getPageOffers', {});

export const ownTiersQuery = callQuery('getOwnTiers', {});

export function choosableQuery(list: PeopleList) {
  return callPages('listPeople', { list_id: list, size: 50 });
}
