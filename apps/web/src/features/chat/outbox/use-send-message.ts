import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addToOutbox, releaseAfterJoining, removeFromOutbox, retryInOutbox } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';

/** Writes into the outbox, which sends in order, now or when there is a network. */
export function useSendMessage({ char_id, user_id, side }: ChatListItem, writerId: string) {
  const client = useQueryClient();
  const drain = () => void sendOutbox(client, writerId);

  useEffect(() => {
    const drainAgain = () => void sendOutbox(client, writerId);
    drainAgain();
    window.addEventListener('online', drainAgain);
    return () => window.removeEventListener('online', drainAgain);
  }, [client, writerId]);

  return {
    send: (content: string, replyToSeq?: number) => {
      addToOutbox({ char_id, user_id, side, writerId, content, replyToSeq });
      drain();
    },
    retry: (clientId: string) => {
      retryInOutbox(clientId);
      drain();
    },
    discard: removeFromOutbox,
    /** The writer has joined: what was kept for that goes out. */
    sendKept: () => {
      releaseAfterJoining(char_id);
      drain();
    },
  };
}
