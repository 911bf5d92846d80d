import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';

/** Above the first message of all. */
export function ConversationStart({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const { nickname, avatar, last_seq, side, chat_mode } = conversation;
  return (
    <div className="flex flex-col items-center gap-2 py-10 text-center">
      <Avatar src={avatar} name={nickname} size="large" />
      <p className="font-semibold text-lead">
        {last_seq === 0 ? t('preview.begin', { name: nickname }) : t('chat.start')}
      </p>
      {side === 'fan' && (
        <p className="max-w-xs text-caption text-ink-soft">
          {chat_mode === 1
            ? t('chat.beginManual', { name: nickname })
            : t('chat.beginAi', { name: nickname })}
        </p>
      )}
    </div>
  );
}
