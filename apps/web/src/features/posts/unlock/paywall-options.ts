import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';

/** How to join: a free follow, a subscription, or not now. */
export type JoinOption =
  | { kind: 'follow' }
  | { kind: 'subscribe'; monthUsdCents: number; trialDays: number }
  | { kind: 'closed' }
  | { kind: 'unsellable' };

/** What a locked card offers: buy the post, join, or either. `join` is null where joining does not open the post. */
export type PaywallOptions = { buyDiamonds: number | null; join: JoinOption | null };

/** A free character (no `group_id`) takes a follow, any other a pro subscription. */
export function joinOption(character: Pick<CharacterCard, 'group_id' | 'pro_sales_open'>): JoinOption {
  if (character.group_id === null) return { kind: 'follow' };
  if (!character.pro_sales_open) return { kind: 'closed' };
  const tier = parseGroupId(character.group_id);
  if (!tier) return { kind: 'unsellable' };
  return { kind: 'subscribe', ...tier };
}

export function paywallOptions(post: Pick<Post, 'price' | 'members_included' | 'character'>): PaywallOptions {
  const isSold = post.price > 0;
  return {
    buyDiamonds: isSold ? post.price : null,
    join: isSold && !post.members_included ? null : joinOption(post.character),
  };
}
