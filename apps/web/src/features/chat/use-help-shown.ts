import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useOutbox } from './outbox/outbox.ts';

/** Whether the newest thing in a conversation is help for somebody in distress: then nothing is sold beside it. */
export function useHelpShown(conversation: Pick<ChatListItem, 'char_id' | 'user_id' | 'type'>): boolean {
  const pending = useOutbox(conversation);
  return conversation.type === 'help' || pending.some(({ help }) => help !== undefined);
}
