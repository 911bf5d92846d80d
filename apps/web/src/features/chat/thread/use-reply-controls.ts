import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { streamCall } from '../../../lib/call/stream-call.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { changeThread } from '../chat-cache.ts';
import { followReply, readReply } from './follow-reply.ts';
import { withReplyAgain } from './thread.ts';

/** Follows the answer that is being written, stops it, asks for it again. */
export function useReplyControls(conversation: ChatListItem, replyId: string | undefined) {
  const client = useQueryClient();
  const { char_id, user_id, side } = conversation;
  const onError = (error: unknown) => toast('warning', errorText(error));

  useEffect(() => {
    if (replyId && side === 'fan') followReply(client, { char_id, user_id }, true);
  }, [client, char_id, user_id, side, replyId]);

  const stop = useMutation({
    mutationFn: (reply_id: string) => call('stopReply', { reply_id }),
    onError,
  });
  const regenerate = useMutation({
    mutationFn: async (msgId: string) => {
      const lines = streamCall('regenerateReply', { msg_id: msgId });
      const first = await lines.next();
      if (first.done) return;
      const { reply_id } = first.value;
      if (reply_id) {
        changeThread(client, conversation, (thread) => withReplyAgain(thread, { replyId: reply_id, msgId }));
      }
      await readReply(client, conversation, startingWith(first.value, lines));
    },
    onError,
  });
  return { stop, regenerate };
}

async function* startingWith<Line>(first: Line, rest: AsyncIterable<Line>): AsyncGenerator<Line> {
  yield first;
  yield* rest;
}
