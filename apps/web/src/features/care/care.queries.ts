import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call/call.ts';
import { callKey, callQuery } from '../../lib/call/call-queries.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { patchUser, refreshUser } from '../users/users.queries.ts';

/** What care mode has changed in conversations is read again. */
export function readCareAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: callKey('getConversation') });
  void client.invalidateQueries({ queryKey: callKey('listConversations') });
}

/** Reads again what care mode has changed when it ends by itself. */
export function useCareEnd(endsTime: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (endsTime === null) return;
    const readAgain = () => {
      readCareAgain(client);
      void refreshUser(client);
    };
    const timer = setTimeout(readAgain, Math.max(Date.parse(endsTime) - Date.now(), 0) + 1000);
    return () => clearTimeout(timer);
  }, [client, endsTime]);
}

/** Ends the signed-in person's care mode; conversations are read again. */
export function useEndCare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('endCare', {}),
    onSuccess: () => {
      patchUser(client, { is_sales_quiet: 0 });
      readCareAgain(client);
    },
    onError: (failed) => toast('error', errorText(failed)),
  });
}

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
