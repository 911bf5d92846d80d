import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { useNamePage } from '../../../lib/navigation/page-name.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import { useDrawnInSlices } from '../../../lib/react/use-drawn-in-slices.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { conversationQuery } from '../../inbox/inbox.queries.ts';
import { peerName } from '../../inbox/peer-name.ts';
import { ReportMessageContext } from '../messages/report-message.ts';
import { useThread } from '../thread/use-thread.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { OpenConversation } from './open-conversation.tsx';

const loadCreatorBar = () => import('./creator-bar.tsx').then((m) => ({ default: m.CreatorBar }));
// Fans, who are most, go without.
const FanCareBar = lazy(
  lazyWithRetry(() => import('../../care/fan-care-bar.tsx').then((m) => ({ default: m.FanCareBar }))),
);
const CreatorBar = lazy(lazyWithRetry(loadCreatorBar));

type ConversationPaneProps = {
  /** Of the address: a character's id, or a fan's on the creator's side. */
  id: string;
  /** Which of those with the same person. */
  chatNo: number;
  me: UserData;
  /** The number of the message to open at. */
  seek: number | undefined;
  /** What else can be done with the other one, such as sending a gift. */
  renderActions: (conversation: ChatListItem) => ReactNode;
  onPerson: (conversation: ChatListItem) => void;
  /** Puts what is known of why it is gone in place of the general words. */
  renderGone: (gone: ReactNode) => ReactNode;
  onReport: (conversation: ChatListItem, message: ChatMessage) => void;
};

export function ConversationPane({
  id,
  chatNo,
  me,
  seek,
  renderActions,
  onPerson,
  renderGone,
  onReport,
}: ConversationPaneProps) {
  const { data: conversation, error, refetch } = useQuery(conversationQuery(id, me, chatNo));
  useNamePage(conversation && peerName(conversation));
  const isCreator = me.char_id !== null;
  useEffect(() => {
    // `lazy` tries again.
    if (isCreator) loadCreatorBar().catch(() => undefined);
  }, [isCreator]);
  const ownId =
    conversation && (conversation.side === 'creator' ? conversation.user_id : conversation.char_id);
  // It was opened by the account of the character's creator.
  useEffect(() => {
    if (ownId !== undefined && ownId !== id)
      void navigate({ href: paths.conversation(ownId, seek, chatNo), replace: true });
  }, [ownId, id, seek, chatNo]);
  if (!conversation) {
    if (!error) return <ConversationSkeleton />;
    return isGone(error) ? renderGone(<Gone />) : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ConversationHeader
        conversation={conversation}
        actions={renderActions(conversation)}
        onPerson={() => onPerson(conversation)}
      />
      {/* Together, so that the messages do not move for what stands above them. */}
      <Suspense fallback={<ConversationSkeleton />}>
        {conversation.side === 'fan' && conversation.care && conversation.is_closed === 0 && (
          <FanCareBar care={conversation.care} />
        )}
        {conversation.side === 'creator' && conversation.is_closed + conversation.is_held === 0 && (
          <CreatorBar key={conversation.user_id} conversation={conversation} defaultMode={me.chat_mode} />
        )}
        <ReportMessageContext value={(message) => onReport(conversation, message)}>
          <Thread conversation={conversation} me={me} seek={seek} />
        </ReportMessageContext>
      </Suspense>
    </>
  );
}

type ThreadProps = Pick<ConversationPaneProps, 'me' | 'seek'> & { conversation: ChatListItem };

function Thread({ conversation, me, seek }: ThreadProps) {
  const { data: thread, error, refetch } = useThread(conversation);
  const isDrawn = useDrawnInSlices(thread !== undefined);
  if (thread && isDrawn)
    return <OpenConversation conversation={conversation} thread={thread} me={me} seek={seek} />;
  if (error && !thread) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ConversationSkeleton />;
}

function Gone() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<MessageCircleOff />}
      title={t('chat.gone')}
      text={t('chat.goneText')}
      action={
        <Link to={paths.messages} className={buttonClass('secondary')}>
          {t('nav.messages')}
        </Link>
      }
    />
  );
}

function isGone(error: unknown): boolean {
  return hasCode(error, refusalCodes.notFound) || hasCode(error, refusalCodes.ownCharacter);
}
