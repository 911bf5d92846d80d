import type { ChatListItem } from '@kindred/contract/chat/calls';
import { connectionState } from '@kindred/contract/chat/limits';
import { ArrowLeft, Sparkles, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useConnection } from '../../../lib/realtime/connection.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Face } from '../../../ui/media/face.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { chatTitle } from '../chats/chat-title.ts';
import { peerName } from '../peer-name.ts';
import { useIsTyping } from '../thread/typing.ts';

type ConversationHeaderProps = { conversation: ChatListItem; actions: ReactNode };

/** With whom I talk, and who answers: a person or an AI. */
export function ConversationHeader({ conversation, actions }: ConversationHeaderProps) {
  const { t } = useTranslation();
  const { avatar, side } = conversation;
  const nickname = peerName(conversation);
  const title = chatTitle(conversation);
  return (
    <header className="flex h-16 shrink-0 items-center gap-2 border-line border-b bg-canvas px-2 sm:gap-3 sm:px-4">
      <Link
        to={paths.messages}
        aria-label={t('common.back')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <Face src={avatar} name={nickname} isOnline={conversation.online_status === 1} className="size-10" />
      <div className="min-w-0 grow">
        <h2 className="flex text-lead leading-tight">
          {side === 'fan' && conversation.is_closed === 0 ? (
            <Link to={paths.character(conversation.char_id)} className="flex min-w-0 rounded hover:underline">
              <VerifiedName name={nickname} label={conversation.is_blue_label} />
            </Link>
          ) : (
            <VerifiedName name={nickname} label={0} />
          )}
        </h2>
        <div className="flex min-w-0 gap-1 text-caption text-ink-soft">
          {title !== '' && (
            <span dir="auto" className="truncate">
              {title}
            </span>
          )}
          <Below conversation={conversation} />
        </div>
      </div>
      <div className="flex shrink-0 sm:gap-3">{actions}</div>
    </header>
  );
}

function Below({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const isLost = useConnection(({ state }) => state === connectionState.reconnecting);
  const isTyping = useIsTyping(conversation);
  if (isLost) return <p className="text-caption text-ink-soft">{t('chat.reconnecting')}</p>;
  if (isTyping) return <p className="text-caption text-accent-ink">{t('chat.typing')}</p>;
  return conversation.side === 'fan' && conversation.is_closed === 0 ? (
    <WhoAnswers chatMode={conversation.chat_mode} />
  ) : null;
}

function WhoAnswers({ chatMode }: { chatMode: ChatListItem['chat_mode'] }) {
  const { t } = useTranslation();
  const isManual = chatMode === 1;
  const Icon = isManual ? UserRound : Sparkles;
  return (
    <p className="flex min-w-0 items-center gap-1 text-caption text-ink-soft">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="line-clamp-2 leading-tight">
        {t(isManual ? 'chat.answersManual' : 'chat.answersAi')}
      </span>
    </p>
  );
}
