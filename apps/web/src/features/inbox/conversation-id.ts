import type { ChatListItem } from '@kindred/contract/chat/calls';
import { paths } from '../../lib/navigation/paths.ts';

type Named = Pick<ChatListItem, 'side' | 'char_id' | 'user_id' | 'chat_no'>;

/** What names a conversation in its address: whoever is on the other side. */
export function conversationId({ side, char_id, user_id }: Named): string {
  return side === 'fan' ? char_id : user_id;
}

/** Its address, at one of its messages. */
export function conversationPath(conversation: Named, seq?: number): string {
  return paths.conversation(conversationId(conversation), seq, conversation.chat_no);
}
