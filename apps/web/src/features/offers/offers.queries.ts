import type { PeopleList } from '@kindred/contract/creator-tools/limits';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

/** Every way to subscribe to a tier of a page, with the price as it is now; `code` of the link that somebody came by. */
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

/** One's own promotions and links. */
export const promotionsQuery = callPages('listPromotions', { size: 20 });

/** Who used one of them. */
export function promotionClaimsQuery(promotionId: string) {
  return callPages('listPromotionClaims', { promotion_id: promotionId, size: 20 });
}

/** What one's own page offers to everybody beside the month. */
export const pageOffersQuery = callQuery('getPageOffers', {});

/** The tiers of one's own page. */
export const ownTiersQuery = callQuery('getOwnTiers', {});

/** The people among whom somebody is chosen. */
export function choosableQuery(list: PeopleList) {
  return callPages('listPeople', { list_id: list, size: 50 });
}
