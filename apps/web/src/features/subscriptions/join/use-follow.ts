import type { CharacterCard } from '@kindred/contract/characters/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { applyMembershipChange } from './apply-membership-change.ts';

export function useFollow() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (card: CharacterCard) => call('follow', { following_id: card.char_id, tp: 1 }),
    onSuccess: ({ is_sold }, card) => {
      applyMembershipChange(client, card.char_id, is_sold);
      toast('success', t('join.followed', { name: card.name }));
    },
    onError: (error) => toast('warning', errorText(error)),
  });
}
