import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSession } from '../../../lib/storage/session.ts';

/** What a line about who answers says: a person, or the AI. */
export function useModeText({ side, nickname }: Pick<ChatListItem, 'side' | 'nickname'>) {
  const { t } = useTranslation();
  const ownName = useSession(({ user }) => user?.nickname ?? '');
  const name = side === 'fan' ? nickname : ownName;
  return ({ content }: Pick<ChatMessage, 'content'>): string =>
    t(content === 'manual' ? 'preview.modeManual' : 'preview.modeAi', { name });
}
