import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type UndoGift, UndoGiftContext } from '../../features/conversation/messages/gift/undo-gift.ts';
import { ConversationPane } from '../../features/conversation/pane/conversation-pane.tsx';
import { ConversationSkeleton } from '../../features/conversation/pane/conversation-skeleton.tsx';
import { undoGift } from '../../features/gifts/undo-gift.ts';
import { useUndoableGifts } from '../../features/gifts/undoable-gifts.ts';
import { ConversationListSkeleton } from '../../features/inbox/list/conversation-list-skeleton.tsx';
import { peerName } from '../../features/inbox/peer-name.ts';
import { BlockedOr } from '../../features/privacy/blocked-or.tsx';
import { useReport } from '../../features/privacy/use-report.ts';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { useIsIdle } from '../../lib/react/use-is-idle.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CharacterAside } from './character-aside.tsx';
import { ConversationActions } from './conversation-actions.tsx';
import { leaveConversation, personOf } from './conversation-person.ts';
import { FanAside } from './fan-aside.tsx';
import { openPerson } from './person.dialog.ts';

const ConversationsColumn = lazy(
  lazyWithRetry(() => import('./conversations-column.tsx').then((m) => ({ default: m.ConversationsColumn }))),
);

/** Conversations beside the open one on wide screens, one after the other on phones. */
export function MessagesPage({ params, search }: PageProps) {
  const { t } = useTranslation();
  const { id } = params;
  const chatNo = Number(search.chat) || 0;
  const me = useUser();
  const hasList = useIsListWanted(id === undefined);
  return (
    <div
      className={classNames(
        'flex min-h-96 md:mb-0 md:h-[calc(100dvh-var(--offline-line))]',
        // What the bar below the list (phones) and the offline line above leave.
        id
          ? 'h-[calc(100dvh-var(--offline-line))] pb-[env(safe-area-inset-bottom)]'
          : '-mb-5 h-[calc(100dvh-3.75rem-env(safe-area-inset-bottom)-var(--offline-line))]',
      )}
    >
      <section
        className={classNames(
          'relative min-h-0 w-full shrink-0 flex-col overflow-y-auto border-line lg:flex lg:w-80 lg:border-x 4xl:w-104',
          id ? 'hidden' : 'flex',
        )}
      >
        <h1 className="sticky top-0 z-head bg-canvas px-5 py-4 font-bold text-title">{t('nav.messages')}</h1>
        {hasList && (
          <Suspense fallback={<ConversationListSkeleton />}>
            <ConversationsColumn currentPath={id && paths.conversation(id, null, chatNo)} />
          </Suspense>
        )}
      </section>
      <section
        className={classNames(
          'min-h-0 min-w-0 grow flex-col border-line lg:flex lg:border-e',
          id ? 'flex' : 'hidden',
        )}
      >
        {id && <h1 className="sr-only lg:hidden">{t('nav.messages')}</h1>}
        {id ? <Conversation id={id} chatNo={chatNo} seq={search.seq} /> : <NothingOpen />}
      </section>
      {id && me && <FanAside key={`${id} ${chatNo}`} id={id} chatNo={chatNo} me={me} />}
      {id && me && <CharacterAside key={id} id={id} chatNo={chatNo} me={me} />}
    </div>
  );
}

const isRoomForBoth = '(min-width: 64rem)';

/**
 * Whether the list is made: where it is to be seen, and behind the open conversation of a phone once the page is calm. It
 * stays, so that one comes back to the place where one was.
 */
function useIsListWanted(isListOpen: boolean): boolean {
  const isIdle = useIsIdle();
  const isBeside = useMediaQuery(isRoomForBoth);
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (isListOpen || isBeside || isIdle)) setWanted(true);
  return isWanted;
}

type ConversationProps = { id: string; chatNo: number; seq: string | undefined };

function Conversation({ id, chatNo, seq }: ConversationProps) {
  const me = useUser();
  const report = useReport();
  const gifts = useUndoGift();
  const reportMessage = (conversation: ChatListItem, message: ChatMessage) =>
    report({
      kind: 'message',
      id: message.msg_id,
      name: peerName(conversation),
      personId: conversation.is_closed === 1 ? undefined : personOf(conversation),
      onBlocked: leaveConversation,
    });
  if (!me) return <ConversationSkeleton />;
  return (
    <UndoGiftContext value={gifts}>
      <ConversationPane
        key={`${id} ${chatNo}`}
        id={id}
        chatNo={chatNo}
        me={me}
        seek={Number(seq) || undefined}
        renderActions={renderActions}
        onPerson={(conversation) => void openPerson(conversation)}
        renderGone={(gone) => <BlockedOr id={id}>{gone}</BlockedOr>}
        onReport={reportMessage}
      />
    </UndoGiftContext>
  );
}

function useUndoGift(): UndoGift {
  const client = useQueryClient();
  const ids = useUndoableGifts();
  return {
    canUndo: ({ msg_id }) => ids.includes(msg_id),
    undo: (message) => void undoGift(client, message),
  };
}

function renderActions(conversation: ChatListItem) {
  return conversation.is_closed === 1 ? null : <ConversationActions conversation={conversation} />;
}

function NothingOpen() {
  const { t } = useTranslation();
  return (
    <div className="grid grow place-items-center">
      <EmptyState icon={<MessagesSquare />} title={t('chat.choose')} text={t('chat.chooseText')} />
    </div>
  );
}
