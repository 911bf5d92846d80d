import type { SupportTopic } from '@kindred/contract/support/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/call/call.ts';
import { ticketsQuery } from './support.queries.ts';

/** Sends a request for help. Until it is known to have arrived, a repeat is the same request. */
export function useCreateTicket(onSent: () => void) {
  const client = useQueryClient();
  const clientId = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (request: { topic: SupportTopic; content: string }) =>
      call('createTicket', { ...request, client_id: clientId.current }),
    onSuccess: async () => {
      clientId.current = crypto.randomUUID();
      onSent();
      await client.invalidateQueries({ queryKey: ticketsQuery.queryKey });
    },
  });
}
