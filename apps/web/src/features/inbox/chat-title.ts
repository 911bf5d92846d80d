import type { ChatListItem } from '@kindred/contract/chat/calls';
import { i18n } from '../../lib/i18n/i18n.ts';

/** What tells a conversation from others with the same person; '' for the first one, which may have no name. */
export function chatTitle({ chat_no, chat_name }: Pick<ChatListItem, 'chat_no' | 'chat_name'>): string {
  if (chat_name !== '' || chat_no === 0) return chat_name;
  return i18n.t('chats.numbered', { number: chat_no + 1 });
}
