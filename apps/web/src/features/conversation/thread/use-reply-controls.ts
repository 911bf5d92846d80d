import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { streamCall } from '../../../lib/call/stream/stream-call.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { followReply, readReply } from './follow-reply.ts';
import { threadKey } from './thread.queries.ts';
import { type AskedAgain, withReplyAgain, withWords } from './thread.ts';
import { changeThread, storeMessage } from './thread-cache.ts';

/** Follows the answer that is being written, stops it, asks for it again in one way or another, chooses among versions. */
export function useReplyControls(conversation: ChatListItem, replyId: string | undefined) {
  const client = useQueryClient();
  const { char_id, user_id, chat_no, side } = conversation;
  const onError = (error: unknown) => toast('warning', errorText(error));

  useEffect(() => {
    if (replyId && side === 'fan') followReply(client, { char_id, user_id, chat_no }, true);
  }, [client, char_id, user_id, chat_no, side, replyId]);

  const stop = useMutation({
    mutationFn: (reply_id: string) => call('stopReply', { reply_id }),
    onError,
  });
  const again = useMutation({
    mutationFn: async (request: AskedAgain) => {
      const lines = linesOf(request);
      const first = await lines.next();
      if (first.done) return;
      const { reply_id, msg_id } = first.value;
      if (reply_id && msg_id) {
        const text = request.kind === 'continue' ? request.answer.content : '';
        changeThread(client, conversation, (thread) =>
          withReplyAgain(withWords(thread, request), { replyId: reply_id, msgId: msg_id, text }),
        );
      }
      await readReply(client, conversation, startingWith(first.value, lines));
    },
    onError: (error, request) => {
      onError(error);
      if (request.kind !== 'resend') return;
      // What was asked has come to nothing: the log says what was said and answered before.
      changeThread(client, conversation, (thread) => ({ ...thread, reply: null }));
      void client.invalidateQueries({ queryKey: threadKey(conversation) });
    },
  });
  const choose = useMutation({
    mutationFn: ({ message, version }: { message: ChatMessage; version: number }) =>
      call('chooseVersion', { msg_id: message.msg_id, version }),
    onSuccess: (message) => storeMessage(client, message),
    onError,
  });
  return { stop, again, choose };
}

function linesOf(request: AskedAgain) {
  switch (request.kind) {
    case 'regenerate':
      return streamCall('regenerateReply', { msg_id: request.msgId });
    case 'continue':
      return streamCall('continueReply', { msg_id: request.answer.msg_id });
    case 'resend':
      return streamCall('resendMessage', { msg_id: request.question.msg_id, content: request.content });
    default:
      return request satisfies never;
  }
}

async function* startingWith<Line>(first: Line, rest: AsyncIterable<Line>): AsyncGenerator<Line> {
  yield first;
  yield* rest;
}
