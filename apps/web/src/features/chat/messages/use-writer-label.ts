import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSession } from '../../../lib/storage/session.ts';

/** Who wrote a message, in words. An AI is always called one. */
export function useWriterLabel({ side, nickname }: Pick<ChatListItem, 'side' | 'nickname'>) {
  const { t } = useTranslation();
  const ownName = useSession(({ user }) => user?.nickname ?? '');
  const characterName = side === 'fan' ? nickname : ownName;
  return (identity: ChatMessage['identity']): string => {
    switch (identity) {
      case 'fan':
        return side === 'fan' ? t('chat.you') : nickname;
      case 'creator':
        return side === 'creator' ? t('chat.you') : t('chat.labelCreator', { name: nickname });
      case 'ai':
        return t('chat.labelAi', { name: characterName });
      case 'automated':
        return t('chat.labelAutomated');
      case 'system':
        return t('chat.labelSystem');
      default:
        return identity satisfies never;
    }
  };
}
