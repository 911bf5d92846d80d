import type { ChatListItem } from '@kindred/contract/chat/calls';

/** What names a conversation in its address: whoever is on the other side. */
export function conversationId({ side, char_id, user_id }: ChatListItem): string {
  return side === 'fan' ? char_id : user_id;
}
