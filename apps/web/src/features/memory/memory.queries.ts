import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { Memory, MemoryFact } from '@kindred/contract/memory/calls';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { callQuery } from '../../lib/call/call-queries.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { conversationInput } from '../inbox/inbox.queries.ts';

export type Remembered = Pick<ChatListItem, 'side' | 'char_id' | 'user_id' | 'chat_no'>;

/** What is remembered in a conversation. The companion may have read more of it since: it is fetched at each look. */
export function memoryQuery(conversation: Remembered) {
  return queryOptions<Memory>({
    ...callQuery('listMemory', conversationInput(conversation)),
    refetchOnMount: 'always',
  });
}

type SavedFact = {
  /** Undefined where it is new. */
  fact?: MemoryFact | undefined;
  content: string;
  isPinned: boolean;
  clientId: string;
};

export function useSaveFact(conversation: Remembered) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ fact, content, isPinned, clientId }: SavedFact) =>
      call('saveFact', {
        ...conversationInput({ ...conversation, ...(fact && { chat_no: fact.chat_no }) }),
        ...(fact && { fact_id: fact.fact_id, kind: fact.kind }),
        content,
        is_pinned: isPinned ? 1 : 0,
        client_id: clientId,
      }),
    onSuccess: () => readAgain(client, conversation),
  });
}

export function useForget(conversation: Remembered) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fact: MemoryFact | 'all') =>
      call('deleteFact', {
        ...conversationInput({ ...conversation, ...(fact !== 'all' && { chat_no: fact.chat_no }) }),
        ...(fact === 'all' ? { all: 1 } : { fact_id: fact.fact_id }),
      }),
    onSuccess: () => readAgain(client, conversation),
    onError: (error) => toast('error', errorText(error)),
  });
}

export function useSetRemembering(conversation: Remembered) {
  const client = useQueryClient();
  const { queryKey } = memoryQuery(conversation);
  return useMutation({
    mutationFn: (isOn: boolean) =>
      call('setMemoryConfig', { ...conversationInput(conversation), is_on: isOn ? 1 : 0 }),
    onSuccess: ({ is_on }) => client.setQueryData(queryKey, (memory) => memory && { ...memory, is_on }),
    onError: (error) => toast('error', errorText(error)),
  });
}

function readAgain(client: QueryClient, conversation: Remembered): Promise<void> {
  return client.invalidateQueries({ queryKey: memoryQuery(conversation).queryKey });
}
