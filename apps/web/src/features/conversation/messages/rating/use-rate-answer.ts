import type { ChatMessage } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/call/call.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { openDialog } from '../../../../ui/overlay/dialogs.ts';
import { storeMessage } from '../../thread/thread-cache.ts';
import { ratingDialog } from './rating.dialog.ts';

/** Stores what I think of an answer, and asks why; 0 takes it back. */
export function useRateAnswer(): (message: ChatMessage, rating: -1 | 0 | 1) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ message, rating }: { message: ChatMessage; rating: -1 | 0 | 1 }) =>
      call('rateAnswer', { msg_id: message.msg_id, rating }),
    onSuccess: (message, { rating }) => {
      storeMessage(client, message);
      if (rating !== 0) void openDialog(ratingDialog, { message, rating });
    },
    onError: (error) => toast('warning', errorText(error)),
  });
  return (message, rating) => mutate({ message, rating });
}
