import type { ChatMessage, ConversationKey } from '@kindred/contract/chat/calls';
import type { QueryClient } from '@tanstack/react-query';
import { refetchUnderWay } from '../../../lib/query/refetch-under-way.ts';
import { storeLastMessage } from '../../inbox/inbox-cache.ts';
import { removeFromOutbox } from '../../outbox/outbox.ts';
import { quotedKey, threadKey } from './thread.queries.ts';
import { type Thread, withMessage } from './thread.ts';

export function storeMessage(client: QueryClient, message: ChatMessage): void {
  if (message.client_id) removeFromOutbox(message.client_id);
  changeThread(client, message, (thread) => withMessage(thread, message));
  refetchThreadUnderWay(client, message);
  client.setQueryData<ChatMessage | null>(quotedKey(message, message.seq), (quoted) => quoted && message);
  storeLastMessage(client, message);
}

/** Changes a conversation's thread if it is known; a gap in it is read again. */
export function changeThread(
  client: QueryClient,
  key: ConversationKey,
  change: (thread: Thread) => Thread | 'gap',
): void {
  const queryKey = threadKey(key);
  const cached = client.getQueryData<Thread>(queryKey);
  if (!cached) return;
  const next = change(cached);
  if (next === 'gap') void client.invalidateQueries({ queryKey });
  else if (next !== cached) client.setQueryData<Thread>(queryKey, next);
}

/** Messages of a conversation that are being read may be those of before. */
export function refetchThreadUnderWay(client: QueryClient, key: ConversationKey): void {
  refetchUnderWay(client, { queryKey: threadKey(key), exact: true });
}
