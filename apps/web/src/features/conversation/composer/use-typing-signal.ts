import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useRef } from 'react';
import { call } from '../../../lib/call/call.ts';
import { conversationInput } from '../../inbox/inbox.queries.ts';

const everyMs = 4000;

/** Signals typing to the other side, at most every few seconds. Failures are ignored. */
export function useTypingSignal(conversation: ChatListItem): () => void {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    // Before the first message there is nobody to tell.
    if (now - sentAt.current < everyMs || conversation.last_seq === 0) return;
    sentAt.current = now;
    void call('sendTyping', conversationInput(conversation)).catch(() => undefined);
  };
}
