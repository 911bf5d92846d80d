import type { CallOutput } from '@kindred/contract/all/calls';
import type { JoinedCreator } from '@kindred/contract/library/calls';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import { editPage } from '../../lib/call/cached-items.ts';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { applyMembershipChange } from '../subscriptions/join/apply-membership-change.ts';
import { useFollowBatch } from '../subscriptions/join/use-follow-batch.ts';
import { joinedKey } from './library.queries.ts';

type JoinedPages = InfiniteData<CallOutput<'listJoinedCreators'>>;

/**
 * Leaves several free characters: their rows go at once, and come back where the server refuses. For a while all of them
 * can be followed again; `setChosen` gets who is chosen meanwhile.
 */
export function useUnfollowBatch(setChosen: Dispatch<SetStateAction<readonly JoinedCreator[]>>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const followAgain = useFollowBatch();
  return useMutation({
    mutationFn: (joined: readonly JoinedCreator[]) =>
      call('unfollowBatch', { following_ids: joined.map(({ char_id }) => char_id) }),
    onMutate: async (joined) => {
      await client.cancelQueries({ queryKey: joinedKey });
      const lists = client.getQueriesData<JoinedPages>({ queryKey: joinedKey });
      const ids = new Set(joined.map(({ char_id }) => char_id));
      for (const [key, list] of lists) {
        if (!list) continue;
        const pages = list.pages.map((page) =>
          editPage(page, (creator: JoinedCreator) => (ids.has(creator.char_id) ? null : creator)),
        );
        client.setQueryData(key, { ...list, pages });
      }
      setChosen((chosen) => chosen.filter(({ char_id }) => !ids.has(char_id)));
      return { lists };
    },
    onSuccess: ({ unfollowed }) => {
      for (const charId of unfollowed) applyMembershipChange(client, charId, false);
      const undo = () =>
        followAgain.mutate(unfollowed, {
          onSuccess: ({ followed }) => {
            void client.invalidateQueries({ queryKey: joinedKey });
            const isWhole = followed.length === unfollowed.length;
            toast(
              isWhole ? 'success' : 'warning',
              t(isWhole ? 'library.followedAgain' : 'library.followedSome', { count: followed.length }),
            );
          },
          onError: (error) => toast('warning', errorText(error)),
        });
      toast('success', t('library.unfollowed', { count: unfollowed.length }), {
        label: t('library.undo'),
        onPress: undo,
      });
    },
    onError: (error, joined, context) => {
      for (const [key, list] of context?.lists ?? []) client.setQueryData(key, list);
      setChosen((chosen) => [...chosen, ...joined]);
      toast('warning', errorText(error));
    },
  });
}
