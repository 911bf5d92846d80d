import type { TicketConversation } from '@kindred/contract/support/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/call/call.ts';
import { ticketQuery, ticketsQuery } from './support.queries.ts';

/** What a person does with a request of theirs; the cached conversation follows. */
export function useTicketActions(ticketId: string) {
  const client = useQueryClient();
  const clientId = useRef(crypto.randomUUID());
  const show = (conversation: TicketConversation) => {
    client.setQueryData(ticketQuery(ticketId).queryKey, conversation);
    void client.invalidateQueries({ queryKey: ticketsQuery.queryKey });
  };
  const write = useMutation({
    mutationFn: (content: string) =>
      call('writeTicket', { ticket_id: ticketId, content, client_id: clientId.current }),
    onSuccess: ({ conversation }) => {
      clientId.current = crypto.randomUUID();
      show(conversation);
    },
  });
  const close = useMutation({
    mutationFn: () => call('closeTicket', { ticket_id: ticketId }),
    onSuccess: show,
  });
  const addPicture = useMutation({
    mutationFn: (file: File) =>
      call('addTicketFile', { ticket_id: ticketId, client_id: crypto.randomUUID() }, { files: { file } }),
    onSuccess: show,
  });
  return { write, close, addPicture };
}
