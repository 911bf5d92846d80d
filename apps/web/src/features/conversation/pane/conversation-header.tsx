import type { ChatListItem, ConversationCare } from '@kindred/contract/chat/calls';
import { connectionState } from '@kindred/contract/chat/limits';
import { ArrowLeft, ChevronRight, HeartHandshake, Sparkles, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useConnection } from '../../../lib/realtime/connection.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Face } from '../../../ui/media/face.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { chatTitle } from '../../inbox/chat-title.ts';
import { peerName } from '../../inbox/peer-name.ts';
import { useIsTyping } from '../thread/typing.ts';

type ConversationHeaderProps = {
  conversation: ChatListItem;
  actions: ReactNode;
  /** Opens what there is about the other one. */
  onPerson: () => void;
};

/** The other side, and whether a person or an AI answers. */
export function ConversationHeader({ conversation, actions, onPerson }: ConversationHeaderProps) {
  const { t } = useTranslation();
  const { avatar } = conversation;
  const nickname = peerName(conversation);
  const title = chatTitle(conversation);
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 border-line border-b bg-canvas px-2 sm:gap-3 sm:px-4">
      <Link
        to={paths.messages}
        aria-label={t('common.back')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="relative flex min-w-0 grow items-center gap-2 rounded-control sm:gap-3">
        <Face src={avatar} name={nickname} isOnline={conversation.online_status === 1} className="size-10" />
        <div className="min-w-0 grow">
          <h2 className="flex text-lead leading-tight">
            {conversation.is_closed === 0 ? (
              // The whole of face, name and line opens it.
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t('chat.aboutPerson', { name: nickname })}
                onClick={onPerson}
                className="flex min-w-0 items-center gap-1 rounded after:absolute after:inset-0 hover:underline"
              >
                <VerifiedName name={nickname} label={conversation.is_blue_label} />
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint rtl:rotate-180" />
              </button>
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
  if (isTyping) return <p className="text-caption text-lamp-ink">{t('chat.typing')}</p>;
  return conversation.side === 'fan' && conversation.is_closed === 0 ? (
    <WhoAnswers conversation={conversation} />
  ) : null;
}

function WhoAnswers({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const { care, chat_mode } = conversation;
  const name = peerName(conversation);
  const Icon = care ? HeartHandshake : chat_mode === 1 ? UserRound : Sparkles;
  return (
    <p className="flex min-w-0 items-center gap-1 text-caption text-ink-soft">
      <Icon aria-hidden="true" className={classNames('size-3.5 shrink-0', care && 'max-sm:hidden')} />
      <span className={classNames('leading-tight', care ? 'line-clamp-3 py-0.5' : 'line-clamp-2')}>
        {care
          ? t(careHead(care), { name })
          : t(chat_mode === 1 ? 'chat.answersManual' : 'chat.answersAi', { name })}
      </span>
    </p>
  );
}

/** In care mode only what is true is said: that the creator was notified, or writes, or that nobody is there. */
function careHead({ is_creator_told, has_creator_come }: ConversationCare) {
  if (is_creator_told === 0) return 'care.headQuiet';
  return has_creator_come === 1 ? 'care.headCome' : 'care.headTold';
}
