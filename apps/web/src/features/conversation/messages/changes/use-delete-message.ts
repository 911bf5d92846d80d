import type { ChatMessage } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/call/call.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { storeMessage } from '../../thread/thread-cache.ts';

export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ msg_id }: ChatMessage) => call('deleteMessage', { msg_id }),
    onSuccess: (_answer, message) => storeMessage(client, { ...message, content: '', is_deleted: true }),
    onError: (error) => toast('warning', errorText(error)),
  });
}
