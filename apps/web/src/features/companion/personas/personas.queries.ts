import type { CallOutput } from '@kindred/contract/all/calls';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { Persona } from '@kindred/contract/companion/persona-calls';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { callKey, callQuery } from '../../../lib/call/call-queries.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { conversationInput } from '../../inbox/inbox.queries.ts';

type Chosen = Pick<ChatListItem, 'char_id' | 'user_id' | 'chat_no'>;
type Personas = CallOutput<'listPersonas'>;

export const personasQuery = (conversation: Chosen) =>
  callQuery('listPersonas', conversationInput({ ...conversation, side: 'fan' }));

const complain = (error: Error) => toast('error', errorText(error));
/** In every conversation: a persona that changes changes in all of them. */
const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: callKey('listPersonas') });

/** Chooses who the fan is in a conversation; null for themselves. */
export function useChoosePersona(conversation: Chosen) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (personaId: string | null) =>
      call('choosePersona', {
        ...conversationInput({ ...conversation, side: 'fan' }),
        persona_id: personaId,
      }),
    onSuccess: async ({ chosen_id }) => {
      const { queryKey } = personasQuery(conversation);
      // A list that was asked for before still says who it was then.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Personas>(queryKey, (cached) => cached && { ...cached, chosen_id });
    },
    onError: complain,
  });
}

export type PersonaWords = Omit<Persona, 'persona_id'>;

export function useSavePersona() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PersonaWords & { persona_id?: string; client_id: string }) =>
      call('savePersona', input),
    onSuccess: () => readAgain(client),
  });
}

export function useDeletePersona() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (personaId: string) => call('deletePersona', { persona_id: personaId }),
    onSuccess: () => readAgain(client),
    onError: complain,
  });
}
