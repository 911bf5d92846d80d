import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ListEnd } from '../../../ui/layout/list-end.tsx';
import type { OutboxEntry } from '../../outbox/outbox.ts';
import { LatestAnnouncement } from '../messages/latest-announcement.tsx';
import { MessageActionsContext } from '../messages/message-actions.ts';
import type { Subject } from '../messages/subject.ts';
import { TimelineView } from '../messages/timeline-view.tsx';
import { TypingDots } from '../messages/typing-dots.tsx';
import { useDrawnThread } from '../scroll/use-drawn-thread.ts';
import { useJump } from '../scroll/use-jump.ts';
import { useMessageScroll } from '../scroll/use-message-scroll.ts';
import { useMessageWindow } from '../scroll/use-message-window.ts';
import { useSeek } from '../scroll/use-seek.ts';
import { useSeekDay } from '../scroll/use-seek-day.ts';
import { type PendingActions, PendingMessages } from '../sending/pending-messages.tsx';
import type { Written } from '../sending/use-send-message.ts';
import { ConversationStarters } from '../suggestions/conversation-starters.tsx';
import { lastSeq, type Thread } from '../thread/thread.ts';
import { isBubble } from '../thread/timeline.ts';
import type { useReplyControls } from '../thread/use-reply-controls.ts';
import { useHelpShown } from '../use-help-shown.ts';
import { ConversationStart } from './conversation-start.tsx';
import { FirstUnreadButton, JumpToEndButton } from './jump-buttons.tsx';
import { useMessageActions } from './use-message-actions.ts';

type ConversationScrollProps = {
  conversation: ChatListItem;
  thread: Thread;
  pending: readonly OutboxEntry[];
  unreadFrom: number | undefined;
  /** The first unread message, where it is too far up to be shown when the conversation opens. */
  unreadAbove: number | undefined;
  seek: number | undefined;
  controls: ReturnType<typeof useReplyControls>;
  /** Undefined where nothing can be written. */
  onSubject: ((subject: Subject) => void) | undefined;
  pendingActions: PendingActions;
  onSend: (written: Written) => void;
  onEndInSight: (isInSight: boolean) => void;
};

/** The messages, from the oldest loaded one to those that are not sent yet. */
export function ConversationScroll(props: ConversationScrollProps) {
  const { conversation, thread, unreadAbove } = props;
  const { t } = useTranslation();
  const { drawn, firstSeq, scroll, messageWindow, jumpTo, actions } = useScrolledThread(props);
  const { isAtEnd, jumpToEnd } = scroll;
  return (
    <div className="relative min-h-0 grow">
      <section
        ref={scroll.viewport}
        onScroll={scroll.onScroll}
        aria-label={t('nav.messages')}
        // A region that scrolls can be reached by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div
          ref={scroll.content}
          className="mx-auto flex min-h-full max-w-3xl flex-col justify-end px-4 py-4"
        >
          {messageWindow.error && (
            <ListEnd error={messageWindow.error} onLoad={messageWindow.retry} size="small" />
          )}
          {drawn.reachesStart && <ConversationStart conversation={conversation} messages={thread.messages} />}
          <MessageActionsContext value={actions}>
            <TimelineView
              conversation={conversation}
              thread={drawn}
              unreadFrom={props.unreadFrom}
              controls={props.controls}
            />
          </MessageActionsContext>
          <ThreadEnd {...props} hasNewer={messageWindow.hasNewer} />
        </div>
      </section>
      <LatestAnnouncement conversation={conversation} messages={thread.messages} />
      {firstSeq !== undefined && unreadAbove !== undefined && firstSeq > unreadAbove && (
        <FirstUnreadButton onPress={() => jumpTo(unreadAbove)} />
      )}
      {!isAtEnd && thread.messages.length > 0 && <JumpToEndButton onPress={jumpToEnd} />}
    </div>
  );
}

function useScrolledThread(props: ConversationScrollProps) {
  const { conversation, thread, pending, unreadFrom, seek, onSubject, onEndInSight } = props;
  const messageWindow = useMessageWindow(conversation, thread);
  const { hasOlder, hasNewer, loadOlder, loadNewer, loadNewest } = messageWindow;
  const drawn = useDrawnThread(thread, unreadFrom !== undefined || seek !== undefined);
  const firstSeq = drawn.messages[0]?.seq;
  const scroll = useMessageScroll({
    firstSeq,
    hasOlder: hasOlder && drawn === thread,
    hasNewer,
    onNearTop: loadOlder,
    onNearBottom: loadNewer,
    onWantEnd: loadNewest,
  });
  const [target, jumpTo] = useJump(seek);
  const seekTo = useSeekDay(conversation, jumpTo);
  useSeek({ target, firstSeq, lastSeq: lastSeq(thread), messageWindow, viewport: scroll.viewport });
  const { isAtEnd, jumpToEnd } = scroll;
  useEffect(() => onEndInSight(isAtEnd), [isAtEnd, onEndInSight]);
  // A message that was just written comes into view.
  const showOwn = useEffectEvent(jumpToEnd);
  useEffect(() => {
    if (pending.length > 0) showOwn();
  }, [pending.length]);
  const actions = useMessageActions(conversation, thread, { onSubject, onJump: jumpTo, onJumpToDay: seekTo });
  return { drawn, firstSeq, scroll, messageWindow, jumpTo, actions };
}

function ThreadEnd(props: ConversationScrollProps & { hasNewer: boolean }) {
  const { conversation, thread, pending, hasNewer } = props;
  const isHelpShown = useHelpShown(conversation);
  return (
    <>
      {isUnbegun(conversation, thread) && pending.length === 0 && !isHelpShown && (
        <ConversationStarters conversation={conversation} messages={thread.messages} onSend={props.onSend} />
      )}
      {thread.isAwaited && !thread.reply && !hasNewer && conversation.chat_mode === 0 && <TypingDots />}
      {!hasNewer && (
        <PendingMessages
          conversation={conversation}
          entries={pending}
          isHelpShown={isHelpShown}
          actions={props.pendingActions}
        />
      )}
    </>
  );
}

function isUnbegun(
  { side, chat_mode, is_closed }: ChatListItem,
  { messages, reachesStart }: Thread,
): boolean {
  const isSpoken = messages.some((message) => isBubble(message) && message.identity !== 'ai');
  return (
    side === 'fan' && chat_mode === 0 && is_closed === 0 && reachesStart && !isSpoken && messages.length < 3
  );
}
