import type { Post } from '@kindred/contract/posts/calls';
import { postState } from '@kindred/contract/posts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/call/call.ts';
import { ConnectionError } from '../../../lib/call/call-errors.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { updatePostEverywhere } from '../../posts/data/cached-posts.ts';
import { writtenPost } from '../drafts/draft.ts';
import { deleteSavedDraft } from '../drafts/saved-drafts.ts';
import { refreshPostLists } from '../posting.queries.ts';
import type { Composer } from '../uploads/composer-store.ts';

/** Saves a new post or the changes of one, and opens the creator's own page. */
export function useSavePost(composer: Composer, postId: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const send = useSend(composer, postId);
  return useMutation({
    mutationFn: send,
    onSuccess: async (post) => {
      composer.markSaved();
      deleteSavedDraft(postId);
      updatePostEverywhere(client, post.diary_id, () => post);
      const isPublished = postId === undefined && post.state === postState.published;
      const isPlanned = post.state === postState.scheduled;
      if (isPlanned) toast('success', t('composer.planned', { date: formatDateTime(post.created_time) }));
      else toast('success', t(isPublished ? 'composer.published' : 'composer.saved'));
      await navigate({ href: paths.profile });
      window.scrollTo(0, 0);
      await refreshPostLists(client);
    },
  });
}

function useSend(composer: Composer, postId: string | undefined): () => Promise<Post> {
  // Without an answer it may have been written, and something may have been changed since.
  const isUncertain = useRef(false);
  return async () => {
    const { draft, clientId } = composer.getState();
    const fields = writtenPost(draft);
    if (postId !== undefined) return call('editPost', { diary_id: postId, ...fields });
    try {
      const post = await call('createPost', { client_id: clientId, ...fields });
      return isUncertain.current ? await call('editPost', { diary_id: post.diary_id, ...fields }) : post;
    } catch (error) {
      isUncertain.current ||= error instanceof ConnectionError;
      throw error;
    }
  };
}
