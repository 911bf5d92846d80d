import type { CallInput } from '@kindred/contract/all/calls';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { conversationInput } from '../../inbox/inbox.queries.ts';
import { messagePageSize } from '../thread/message-page-size.ts';
import { atPage, lastSeq, type Thread, withNewer, withOlder } from '../thread/thread.ts';
import { changeThread } from '../thread/thread-cache.ts';

type Move = {
  range: Omit<CallInput<'listMessages'>, 'char_id' | 'user_id' | 'chat_no'>;
  into: (thread: Thread, page: Parameters<typeof withOlder>[1]) => Thread;
};

const older = (seq: number): Move => ({ range: { before: seq, size: messagePageSize }, into: withOlder });
const newer = (seq: number): Move => ({ range: { after: seq, size: messagePageSize }, into: withNewer });
const aroundSize = 40;
const around = (seq: number): Move => ({
  range: { before: seq + aroundSize / 2, size: aroundSize },
  into: (thread, page) => atPage(thread, page, aroundSize),
});
const newest: Move = {
  range: { size: messagePageSize },
  into: (thread, page) => atPage(thread, page, messagePageSize),
};

export type MessageWindow = ReturnType<typeof useMessageWindow>;

/** Moves what is shown of a conversation: back and on page by page, to any message, and to the end. */
export function useMessageWindow(conversation: ChatListItem, thread: Thread) {
  const client = useQueryClient();
  const first = thread.messages[0]?.seq;
  const last = lastSeq(thread);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ range }: Move) => call('listMessages', { ...conversationInput(conversation), ...range }),
    onSuccess: (page, { into }) => changeThread(client, conversation, (cached) => into(cached, page)),
  });
  const move = (to: Move) => {
    if (!isPending) mutate(to);
  };
  const hasOlder = !thread.reachesStart && first !== undefined;
  const hasNewer = !thread.reachesEnd;
  return {
    hasOlder,
    hasNewer,
    loadOlder: () => hasOlder && move(older(first)),
    loadNewer: () => hasNewer && move(newer(last)),
    loadAround: (seq: number) => move(around(seq)),
    loadNewest: () => hasNewer && move(newest),
    retry: () => variables && move(variables),
    isLoading: isPending,
    error,
  };
}
