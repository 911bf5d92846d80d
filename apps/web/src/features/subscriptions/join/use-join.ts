import type { CharacterCard } from '@kindred/contract/characters/calls';
import { joinDebounceMs, subscribeClickDebounceMs } from '@kindred/contract/subscriptions/limits';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { isPro } from '../../characters/tier-price.ts';
import { subscriptionDialog } from './subscription.dialog.ts';
import { useFollow } from './use-follow.ts';

/**
 * What the Subscribe button does: follows a free character, opens the subscription dialog of a pro one.
 * `code` of the link that the viewer came by, `tierLevel` of the tier that is meant. A second click within 500 ms, or a second join within 3 s, is taken for the same one.
 */
export function useJoin(
  card: CharacterCard,
  { code, tierLevel }: { code?: string | undefined; tierLevel?: number } = {},
) {
  const { t } = useTranslation();
  const follow = useFollow();
  const lastClick = useRef(Number.NEGATIVE_INFINITY);
  const lastJoin = useRef(Number.NEGATIVE_INFINITY);

  const join = () => {
    const now = performance.now();
    if (now - lastClick.current < subscribeClickDebounceMs) return;
    lastClick.current = now;
    if (isPro(card)) {
      if (!card.pro_sales_open) return toast('warning', t('join.unable'));
      void openDialog(subscriptionDialog, { charId: card.char_id, name: card.name, code, tierLevel });
      return;
    }
    if (now - lastJoin.current < joinDebounceMs) return;
    lastJoin.current = now;
    follow.mutate(card, {
      // A failed try may be repeated at once.
      onError: () => {
        lastJoin.current = Number.NEGATIVE_INFINITY;
      },
    });
  };

  return { join, isJoining: follow.isPending };
}
