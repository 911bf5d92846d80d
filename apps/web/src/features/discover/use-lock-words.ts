import type { Post } from '@kindred/contract/posts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** What opens a locked post, in words. */
export function useLockWords({ price }: Pick<Post, 'price'>): string {
  const { t } = useTranslation();
  return price > 0 ? t('discover.forDiamonds', { count: price }) : t('discover.forMembers');
}
