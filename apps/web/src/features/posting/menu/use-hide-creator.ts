import type { CharacterCard } from '@kindred/contract/characters/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { hiddenQuery, homeFeedKeys } from '../posting.queries.ts';
import { removeFromFeeds } from './remove-from-feeds.ts';

/** Keeps a creator's posts out of the home feed (1), at once on screen; or lets them in again (0). */
export function useHideCreator({ char_id: charId, name }: CharacterCard) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hide: 0 | 1) => call('hideFromHomeFeed', { restrict_id: charId, hide }),
    onSuccess: async (_done, hide) => {
      client.setQueryData(hiddenQuery(charId).queryKey, { is_hidden: hide === 1 });
      toast('success', t(hide ? 'postMenu.hideDone' : 'postMenu.showDone', { name }));
      if (hide) removeFromFeeds(client, homeFeedKeys, ({ character }) => character.char_id === charId);
      else for (const queryKey of homeFeedKeys) await client.invalidateQueries({ queryKey });
    },
    onError: (error) => toast('warning', errorText(error)),
  });
}
