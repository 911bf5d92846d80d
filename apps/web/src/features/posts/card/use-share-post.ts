import type { Post } from '@kindred/contract/posts/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Hands a link to the post to the device's share sheet, or copies it where there is none. */
export function useSharePost(): (post: Post) => Promise<void> {
  const { t } = useTranslation();
  return async (post) => {
    const url = location.origin + paths.publicPost(post.character.char_unique_id, post.diary_id);
    try {
      if (navigator.share) return await navigator.share({ title: post.character.name, url });
      await navigator.clipboard.writeText(url);
      toast('success', t('post.linkCopied'));
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast('error', t('post.linkNotCopied', { url }));
    }
  };
}
