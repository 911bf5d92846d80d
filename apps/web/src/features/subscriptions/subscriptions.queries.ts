import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { editPage } from '../../lib/call/cached-items.ts';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';
import { cachedCards } from '../characters/cached-cards.ts';

/** What one has joined: follows, subscriptions, or both. */
export function subscriptionsQuery(kind: 'all' | 'free' | 'pro') {
  return callPages('listSubscriptions', { kind, size: 20 });
}

/** Every list of what one has joined. */
export const subscriptionsKey = callKey('listSubscriptions');

/** Answers that depend on what the viewer has joined. */
export const membershipKeys = [
  subscriptionsKey,
  callKey('listHomeFeed'),
  callKey('listFollowingFeed'),
  callKey('listCharacterPosts'),
  callKey('getPost'),
];

/** What joining one's own character costs, and who pays what. */
export const subscriptionPriceQuery = callQuery('getSubscriptionPrice', {});

cachedCards.register('listSubscriptions', (page, edit) =>
  editPage(page, (subscription: Subscription) => {
    const character = edit(subscription.character) ?? subscription.character;
    return character === subscription.character ? subscription : { ...subscription, character };
  }),
);
