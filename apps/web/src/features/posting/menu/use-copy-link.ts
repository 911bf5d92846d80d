import type { Post } from '@kindred/contract/posts/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Puts the address of a post where it can be pasted from. */
export function useCopyLink({ character, diary_id }: Post): () => Promise<void> {
  const { t } = useTranslation();
  return async () => {
    const url = location.origin + paths.publicPost(character.char_unique_id, diary_id);
    try {
      await navigator.clipboard.writeText(url);
      toast('success', t('post.linkCopied'));
    } catch {
      toast('error', t('post.linkNotCopied', { url }));
    }
  };
}
