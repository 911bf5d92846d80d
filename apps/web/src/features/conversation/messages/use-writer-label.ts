import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSession } from '../../../lib/storage/session.ts';

type Written = Pick<ChatMessage, 'identity'> & Partial<Pick<ChatMessage, 'is_creator_edited'>>;

/** Who wrote a message, in words. An AI is always called one, also where its creator has changed its words. */
export function useWriterLabel({ side, nickname }: Pick<ChatListItem, 'side' | 'nickname'>) {
  const { t } = useTranslation();
  const ownName = useSession(({ user }) => user?.nickname ?? '');
  const characterName = side === 'fan' ? nickname : ownName;
  return ({ identity, is_creator_edited }: Written): string => {
    switch (identity) {
      case 'fan':
        return side === 'fan' ? t('chat.you') : nickname;
      case 'creator':
        return side === 'creator' ? t('chat.you') : t('chat.labelCreator', { name: nickname });
      case 'ai':
        return t(is_creator_edited ? 'chat.labelAiEdited' : 'chat.labelAi', { name: characterName });
      case 'automated':
        return t('chat.labelAutomated');
      case 'system':
        return t('chat.labelSystem');
      default:
        return identity satisfies never;
    }
  };
}
