import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { ReactionEmoji } from '@kindred/contract/chat/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/call/call.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { storeMessage } from '../../thread/thread-cache.ts';

type Side = Pick<ChatListItem, 'side'>;

export function ownReaction({ side }: Side, message: ChatMessage): ReactionEmoji | null {
  return side === 'fan' ? message.fan_reaction : message.creator_reaction;
}

/** Reacts to a message, on screen at once; with the same emoji again it is taken away. */
export function useReact({ side }: Side): (message: ChatMessage, emoji: ReactionEmoji) => void {
  const client = useQueryClient();
  const field = side === 'fan' ? 'fan_reaction' : 'creator_reaction';
  const { mutate } = useMutation({
    mutationFn: ({ message, emoji }: { message: ChatMessage; emoji: ReactionEmoji | null }) =>
      call('reactToMessage', { msg_id: message.msg_id, emoji }),
    onMutate: ({ message, emoji }) => storeMessage(client, { ...message, [field]: emoji }),
    onSuccess: (stored) => storeMessage(client, stored),
    onError: (error, { message }) => {
      storeMessage(client, message);
      toast('warning', errorText(error));
    },
  });
  return (message, emoji) => mutate({ message, emoji: message[field] === emoji ? null : emoji });
}
