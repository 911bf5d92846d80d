import type { Post } from '@kindred/contract/posts/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

export function useUnlockHint({ price, character }: Pick<Post, 'price' | 'character'>): string {
  const { t } = useTranslation();
  if (price > 0) return t('discover.forDiamonds', { count: price });
  return t(character.group_id === null ? 'discover.forFollowers' : 'discover.forMembers');
}
