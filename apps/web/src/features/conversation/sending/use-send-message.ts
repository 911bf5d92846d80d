import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  acceptPriceInOutbox,
  addToOutbox,
  editInOutbox,
  type OutboxEntry,
  releaseAfterJoining,
  removeFromOutbox,
  retryInOutbox,
} from '../../outbox/outbox.ts';
import { sendOutbox } from './send-outbox.ts';

export type Written = Pick<OutboxEntry, 'content' | 'replyToSeq' | 'attachments' | 'mediaPrice'>;

/** Writes into the outbox, which sends in order, now or when there is a network. */
export function useSendMessage(
  { char_id, user_id, chat_no, side, message_price }: ChatListItem,
  writerId: string,
) {
  const client = useQueryClient();
  const drain = () => void sendOutbox(client, writerId);

  useEffect(() => {
    const drainAgain = () => void sendOutbox(client, writerId);
    drainAgain();
    window.addEventListener('online', drainAgain);
    return () => window.removeEventListener('online', drainAgain);
  }, [client, writerId]);

  return {
    send: (written: Written) => {
      addToOutbox({
        char_id,
        user_id,
        chat_no,
        side,
        writerId,
        ...written,
        ...(message_price > 0 && { expectedPrice: message_price }),
      });
      drain();
    },
    retry: (clientId: string) => {
      retryInOutbox(clientId);
      drain();
    },
    acceptPrice: (clientId: string) => {
      acceptPriceInOutbox(clientId);
      drain();
    },
    edit: (clientId: string, content: string) => {
      const isThere = editInOutbox(clientId, content);
      drain();
      return isThere;
    },
    discard: removeFromOutbox,
    /** The writer has joined: what waits for that is sent. */
    sendPending: () => {
      releaseAfterJoining(char_id);
      drain();
    },
  };
}
