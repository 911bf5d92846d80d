import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';

/** How to join: a free follow, a subscription, or not now. */
export type JoinOffer =
  | { kind: 'follow' }
  | { kind: 'subscribe'; monthUsdCents: number; trialDays: number }
  | { kind: 'closed' }
  | { kind: 'unsellable' };

/** What a locked card offers: buy the post, join, or either. `join` is null where joining does not open the post. */
export type LockOffer = { buyDiamonds: number | null; join: JoinOffer | null };

/** A free character (no `group_id`) takes a follow, any other a pro subscription. */
export function joinOffer(character: Pick<CharacterCard, 'group_id' | 'pro_sales_open'>): JoinOffer {
  if (character.group_id === null) return { kind: 'follow' };
  if (!character.pro_sales_open) return { kind: 'closed' };
  const tier = parseGroupId(character.group_id);
  if (!tier) return { kind: 'unsellable' };
  return { kind: 'subscribe', ...tier };
}

export function lockOffer(post: Pick<Post, 'price' | 'members_included' | 'character'>): LockOffer {
  const isSold = post.price > 0;
  return {
    buyDiamonds: isSold ? post.price : null,
    join: isSold && !post.members_included ? null : joinOffer(post.character),
  };
}
