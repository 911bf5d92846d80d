import type { Post } from '@kindred/contract/posts/calls';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { paywallOptions } from './paywall-options.ts';

/** Why a post is locked, in words: it is paid, for followers, for subscribers, or for those of a tier. */
export function lockTitle(post: Post, t: Translate): string {
  const { buyDiamonds, join } = paywallOptions(post);
  const { name } = post.character;
  if (buyDiamonds !== null) return t('post.lockedPaid');
  if (post.tier) return t('post.lockedTier', { tier: post.tier.name });
  return join?.kind === 'follow' ? t('post.lockedFree', { name }) : t('post.lockedPro', { name });
}
