import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { callKey, callQuery } from '../../lib/call/call-queries.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { patchUser } from '../users/users.queries.ts';

/** Ends the signed-in person's care mode; conversations are read again. */
export function useEndCare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('endCare', {}),
    onSuccess: () => {
      patchUser(client, { is_sales_quiet: 0 });
      void client.invalidateQueries({ queryKey: callKey('getConversation') });
      void client.invalidateQueries({ queryKey: callKey('listConversations') });
    },
    onError: (failed) => toast('error', errorText(failed)),
  });
}

/** The decisions about the signed-in person's account. */
export const decisionsQuery = callQuery('listDecisions', {});

/** Appeals against a decision; its state is read again. */
export function useCreateAppeal(decisionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => call('createAppeal', { decision_id: decisionId, content }),
    onSuccess: ({ check_url }) => {
      if (check_url !== null) location.assign(check_url);
      return client.invalidateQueries({ queryKey: decisionsQuery.queryKey });
    },
  });
}
