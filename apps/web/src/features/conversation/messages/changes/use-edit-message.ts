import type { ChatMessage } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/call/call.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { storeMessage } from '../../thread/thread-cache.ts';

export function useEditMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ message, content }: { message: ChatMessage; content: string }) =>
      call('editMessage', { msg_id: message.msg_id, content }),
    onSuccess: (stored) => storeMessage(client, stored),
    onError: (error) => toast('warning', errorText(error)),
  });
}
