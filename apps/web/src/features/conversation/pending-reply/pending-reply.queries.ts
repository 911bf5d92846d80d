import type { ConversationKey } from '@kindred/contract/chat/calls';
import type { PendingReply } from '@kindred/contract/companion/pending-calls';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../lib/call/call-queries.ts';
import { refetchUnderWay } from '../../../lib/query/refetch-under-way.ts';
import { fansConversationInput } from '../../inbox/inbox.queries.ts';

/** What a creator's companion keeps back in a conversation; the time that is left counts from when it was read. */
export function pendingReplyQuery(conversation: ConversationKey) {
  return {
    ...callQuery('getPendingReply', fansConversationInput(conversation)),
    refetchOnMount: 'always' as const,
  };
}

export function storePendingReply(
  client: QueryClient,
  conversation: ConversationKey,
  pending: PendingReply | null,
): void {
  const { queryKey } = pendingReplyQuery(conversation);
  client.setQueryData(queryKey, { pending });
  refetchUnderWay(client, { queryKey, exact: true });
}
