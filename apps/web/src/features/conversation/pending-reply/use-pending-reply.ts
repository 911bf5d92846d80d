import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { storeMessage } from '../thread/thread-cache.ts';
import { pendingReplyQuery } from './pending-reply.queries.ts';

/** Sends, stops and discards the waiting answer. The server's state is read again after success and failure. */
export function usePendingReply(conversation: ChatListItem) {
  const client = useQueryClient();
  const { queryKey } = pendingReplyQuery(conversation);
  const both = {
    onError: (error: unknown) => toast('warning', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  };
  const send = useMutation({
    ...both,
    mutationFn: (input: { reply_id: string; content?: string }) => call('sendPendingReply', input),
    onSuccess: (message) => storeMessage(client, message),
  });
  const hold = useMutation({ ...both, mutationFn: (reply_id: string) => call('holdReply', { reply_id }) });
  const discard = useMutation({
    ...both,
    mutationFn: (reply_id: string) => call('discardReply', { reply_id }),
  });
  return { send, hold, discard, isBusy: send.isPending || hold.isPending || discard.isPending };
}
