import { followBatchMax } from '@kindred/contract/subscriptions/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { applyMembershipChange } from './apply-membership-change.ts';

/** Joins several free characters at once. */
export function useFollowBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (charIds: readonly string[]) =>
      call('followBatch', { following_ids: charIds.slice(0, followBatchMax) }),
    onSuccess: ({ followed }) => {
      for (const charId of followed) applyMembershipChange(client, charId, true);
    },
  });
}
