import type { ChatListItem } from '@kindred/contract/chat/calls';
import { paths } from '../../lib/navigation/paths.ts';

type Named = Pick<ChatListItem, 'side' | 'char_id' | 'user_id' | 'chat_no'>;

/** The id of a conversation in its address: the id of the other side. */
export function conversationId({ side, char_id, user_id }: Named): string {
  return side === 'fan' ? char_id : user_id;
}

export function conversationPath(conversation: Named, seq?: number): string {
  return paths.conversation(conversationId(conversation), seq, conversation.chat_no);
}
