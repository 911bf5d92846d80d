import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';

type ConversationStartProps = { conversation: ChatListItem; messages: readonly ChatMessage[] };

export function ConversationStart({ conversation, messages }: ConversationStartProps) {
  const { t } = useTranslation();
  const { nickname, avatar, side, chat_mode, care } = conversation;
  const isBegun = messages.some(({ identity }) => identity === 'fan' || identity === 'creator');
  // The notice above its first words says it then.
  const isNoticed = chat_mode === 0 && messages.some(({ identity }) => identity === 'ai');
  return (
    <div className="flex flex-col items-center gap-2 py-10 text-center">
      <Avatar src={avatar} name={nickname} size="large" />
      <p className="font-semibold text-lead">
        {isBegun ? t('chat.start') : t('preview.begin', { name: nickname })}
      </p>
      {side === 'fan' && !isNoticed && !care && (
        <p className="max-w-xs text-caption text-ink-soft">
          {chat_mode === 1
            ? t('chat.beginManual', { name: nickname })
            : t('chat.beginAi', { name: nickname })}
        </p>
      )}
    </div>
  );
}
