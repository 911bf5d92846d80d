import type { Subscription } from '@kindred/contract/subscriptions/calls';
import type { SubscriptionGift } from '@kindred/contract/subscriptions/gift-calls';
import { editPage } from '../../lib/call/cached-items.ts';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';
import { cachedCards } from '../characters/cached-cards.ts';

/** Follows, subscriptions, or both. */
export function subscriptionsQuery(kind: 'all' | 'free' | 'pro') {
  return callPages('listSubscriptions', { kind, size: 20 });
}

export const subscriptionsKey = callKey('listSubscriptions');

export function tiersQuery(charId: string) {
  return callQuery('listTiers', { char_id: charId });
}

export const tiersKey = callKey('listTiers');

export const joinedKeys = [subscriptionsKey, callKey('listJoinedCreators')];

export const membershipKeys = [
  ...joinedKeys,
  callKey('listHomeFeed'),
  callKey('listFollowingFeed'),
  callKey('listCharacterPosts'),
  callKey('getPost'),
  tiersKey,
];

export const givenSubscriptionsQuery = callPages('listSubscriptionGifts', { size: 20 });

export const giftOptionsQuery = (charId: string) => callQuery('listGiftOptions', { char_id: charId });

/** What a gift's link leads to; `mine` is the one of this page that was given by name. */
export function subscriptionGiftQuery(code: string, charId: string) {
  return callQuery('getSubscriptionGift', code === 'mine' ? { char_id: charId } : { code });
}

export const subscriptionGiftKey = callKey('getSubscriptionGift');

export const subscriptionPriceQuery = callQuery('getSubscriptionPrice', {});

cachedCards.register('listSubscriptionGifts', (page, edit) =>
  editPage(page, (gift: SubscriptionGift) => {
    const character = edit(gift.character) ?? gift.character;
    return character === gift.character ? gift : { ...gift, character };
  }),
);
cachedCards.register('listSubscriptions', (page, edit) =>
  editPage(page, (subscription: Subscription) => {
    const character = edit(subscription.character) ?? subscription.character;
    return character === subscription.character ? subscription : { ...subscription, character };
  }),
);
