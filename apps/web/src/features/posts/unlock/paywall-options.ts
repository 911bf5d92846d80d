import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';

/** How to join: a free follow, a subscription, or not now. */
export type JoinOption =
  | { kind: 'follow' }
  | { kind: 'subscribe'; monthUsdCents: number; trialDays: number }
  | { kind: 'closed' }
  | { kind: 'unsellable' };

/** How to unlock a post: buy it, join its creator, or either. */
export type PaywallOptions = { buyDiamonds: number | null; join: JoinOption };

/** A free character (no `group_id`) takes a follow, any other a pro subscription. */
export function joinOption(character: Pick<CharacterCard, 'group_id' | 'pro_sales_open'>): JoinOption {
  if (character.group_id === null) return { kind: 'follow' };
  if (!character.pro_sales_open) return { kind: 'closed' };
  const tier = parseGroupId(character.group_id);
  if (!tier) return { kind: 'unsellable' };
  return { kind: 'subscribe', ...tier };
}

export function paywallOptions(post: Pick<Post, 'price' | 'character'>): PaywallOptions {
  return { buyDiamonds: post.price > 0 ? post.price : null, join: joinOption(post.character) };
}
