import type { CharacterCard } from '@kindred/contract/characters/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { applyMembershipChange } from './apply-membership-change.ts';

export function useUnfollow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (card: CharacterCard) => call('unfollow', { following_id: card.char_id }),
    onSuccess: ({ is_sold }, card) => applyMembershipChange(client, card.char_id, is_sold),
    onError: (error) => toast('warning', errorText(error)),
  });
}
