import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { hiddenQuery, homeFeedKey } from '../posting.queries.ts';

type Feed = InfiniteData<{ list: Post[] }> | { list: Post[] };

/** Keeps a creator's posts out of the home feed (1), at once on screen; or lets them in again (0). */
export function useHideCreator({ char_id: charId, name }: CharacterCard) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hide: 0 | 1) => call('hideFromHomeFeed', { restrict_id: charId, hide }),
    onSuccess: async (_done, hide) => {
      client.setQueryData(hiddenQuery(charId).queryKey, { is_hidden: hide === 1 });
      toast('success', t(hide ? 'postMenu.hideDone' : 'postMenu.showDone', { name }));
      if (hide) removeFromFeed(client, charId);
      else await client.invalidateQueries({ queryKey: homeFeedKey });
    },
    onError: (error) => toast('warning', errorText(error)),
  });
}

function removeFromFeed(client: QueryClient, charId: string): void {
  const others = <Page extends { list: Post[] }>(page: Page): Page => ({
    ...page,
    list: page.list.filter(({ character }) => character.char_id !== charId),
  });
  client.setQueriesData<Feed>({ queryKey: homeFeedKey }, (feed) => {
    if (!feed) return feed;
    return 'pages' in feed ? { ...feed, pages: feed.pages.map(others) } : others(feed);
  });
}
