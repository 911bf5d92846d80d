import type { Post } from '@kindred/contract/posts/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { charactersKey } from '../../characters/characters.queries.ts';
import { removePostEverywhere, updatePostEverywhere } from '../../posts/data/cached-posts.ts';
import { refreshPostLists } from '../posting.queries.ts';

/** Pins an own post to the profile (1), or unpins it (0). */
export function usePinPost({ diary_id }: Post) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pin: 0 | 1) => call('pinPost', { diary_id, pin }),
    onSuccess: async (post) => {
      toast('success', t(post.sort === 1 ? 'postMenu.pinDone' : 'postMenu.unpinDone'));
      await showChanged(client, post);
    },
    onError: (error) => showRefusal(client, diary_id, error),
  });
}

export function useRepostPost({ diary_id }: Post) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('repostPost', { diary_id }),
    onSuccess: async (post) => {
      toast('success', t('postMenu.repostDone'));
      await showChanged(client, post);
    },
    onError: (error) => showRefusal(client, diary_id, error),
  });
}

/** Sets the goal of an own post; null removes it. `onEnd` runs on success. */
export function useSetGoal({ diary_id }: Post, onEnd: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (goal: { title: string; diamonds: number } | null) => call('setPostGoal', { diary_id, goal }),
    onSuccess: async (post) => {
      toast('success', t(post.goal ? 'goal.saved' : 'goal.removed'));
      onEnd();
      await showChanged(client, post);
    },
  });
}

/** Deletes an own post. `onEnd` also runs when it was already gone. */
export function useDeletePost(postId: string, onEnd: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('deletePost', { diary_id: postId }),
    onSuccess: async () => {
      onEnd();
      toast('success', t('postMenu.deleteDone'));
      removePostEverywhere(client, postId);
      await client.invalidateQueries({ queryKey: charactersKey });
    },
  });
}

async function showChanged(client: QueryClient, post: Post): Promise<void> {
  updatePostEverywhere(client, post.diary_id, () => post);
  await refreshPostLists(client);
}

function showRefusal(client: QueryClient, postId: string, error: unknown): void {
  if (hasCode(error, refusalCodes.postDeleted)) removePostEverywhere(client, postId);
  toast('warning', errorText(error));
}
