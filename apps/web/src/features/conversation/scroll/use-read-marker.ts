import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/call/call.ts';
import { conversationInput } from '../../inbox/inbox.queries.ts';
import { storeRead, storeUnreadTotal } from '../../inbox/inbox-cache.ts';
import { usePageAttention } from './use-page-attention.ts';

/** Reports the read position when the end is on screen and the tab has attention. */
export function useReadMarker(conversation: ChatListItem, lastSeq: number, isEndInSight: boolean): void {
  const client = useQueryClient();
  const isSeen = usePageAttention() && isEndInSight;
  const { char_id, user_id, chat_no, side, unread, is_marked_unread } = conversation;
  const hasUnread = (unread > 0 || is_marked_unread === 1) && lastSeq > 0;
  useEffect(() => {
    if (!isSeen || !hasUnread) return;
    const key = { char_id, user_id, chat_no };
    call('readConversation', { ...conversationInput({ side, ...key }), seq: lastSeq })
      .then(({ unread_total }) => {
        storeRead(client, key, { reader: side, seq: lastSeq });
        storeUnreadTotal(client, unread_total);
      })
      // A failed call is no loss: opening the conversation again sends it.
      .catch(() => undefined);
  }, [client, isSeen, hasUnread, lastSeq, char_id, user_id, chat_no, side]);
}
