import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSession } from '../../../lib/storage/session.ts';

type ModeLineProps = { message: ChatMessage; conversation: ChatListItem };

/** From here on somebody else answers: a person or the AI. */
export function ModeLine({ message, conversation }: ModeLineProps) {
  const { t } = useTranslation();
  const ownName = useSession(({ user }) => user?.nickname ?? '');
  const name = conversation.side === 'fan' ? conversation.nickname : ownName;
  return (
    <p className="mx-auto my-4 max-w-sm text-center text-caption text-ink-soft">
      {t(message.content === 'manual' ? 'preview.modeManual' : 'preview.modeAi', { name })}
    </p>
  );
}
