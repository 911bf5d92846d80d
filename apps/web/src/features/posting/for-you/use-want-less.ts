import type { CallInput } from '@kindred/contract/all/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { removeFromFeeds } from '../menu/remove-from-feeds.ts';
import { forYouKey, lessQuery } from '../posting.queries.ts';

/** Shows fewer posts of this creator or topic in For you. The post goes at once; the toast can undo it. */
export function useWantLess(post: Post) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { char_id: charId, name } = post.character;
  const send = async (input: CallInput<'wantLess'>) => {
    const answer = await call('wantLess', input);
    await client.invalidateQueries({ queryKey: lessQuery.queryKey });
    return answer;
  };
  const undo = useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: forYouKey }),
    onError: (error) => toast('warning', errorText(error)),
  });
  return useMutation({
    mutationFn: (scope: 'creator' | 'topic') => send({ scope, char_id: charId, less: 1 }),
    onSuccess: ({ topic }, scope) => {
      removeFromFeeds(client, [forYouKey], (other) =>
        scope === 'creator' ? other.character.char_id === charId : other.diary_id === post.diary_id,
      );
      const text = scope === 'creator' ? t('forYou.lessCreatorDone', { name }) : t('forYou.lessTopicDone');
      const choice: CallInput<'wantLess'> =
        scope === 'creator'
          ? { scope, char_id: charId, less: 0 }
          : { scope, topic: topic as NonNullable<CallInput<'wantLess'>['topic']>, less: 0 };
      toast(
        'success',
        text,
        scope === 'topic' && topic === null
          ? undefined
          : { label: t('forYou.undo'), onPress: () => undo.mutate(choice) },
      );
    },
    onError: (error) => toast('warning', errorText(error)),
  });
}
