import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Quote } from '../messages/changes/quote.tsx';
import { LatestAnnouncement } from '../messages/latest-announcement.tsx';
import { MessageActionsContext } from '../messages/message-actions.ts';
import { TimelineView } from '../messages/timeline-view.tsx';
import { TypingDots } from '../messages/typing-dots.tsx';
import type { OutboxEntry } from '../outbox/outbox.ts';
import { PendingMessage } from '../outbox/pending-message.tsx';
import type { Thread } from '../thread/thread.ts';
import { useJump } from '../thread/use-jump.ts';
import { useMessageScroll } from '../thread/use-message-scroll.ts';
import { useOlderMessages } from '../thread/use-older-messages.ts';
import type { useReplyControls } from '../thread/use-reply-controls.ts';
import { useSeek } from '../thread/use-seek.ts';
import { useHelpShown } from '../use-help-shown.ts';
import type { Subject } from './composer.tsx';
import { ConversationStart } from './conversation-start.tsx';

type ConversationScrollProps = {
  conversation: ChatListItem;
  thread: Thread;
  pending: readonly OutboxEntry[];
  unreadFrom: number | undefined;
  seek: number | undefined;
  controls: ReturnType<typeof useReplyControls>;
  /** Undefined where nothing can be written. */
  onSubject: ((subject: Subject) => void) | undefined;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  onEndInSight: (isInSight: boolean) => void;
};

/** The messages, from the oldest loaded to what is still on its way out. */
export function ConversationScroll(props: ConversationScrollProps) {
  const { conversation, thread, pending, unreadFrom, seek, controls, onSubject, onEndInSight } = props;
  const { t } = useTranslation();
  const isHelpShown = useHelpShown(conversation);
  const older = useOlderMessages(conversation, thread);
  const scroll = useMessageScroll({
    firstSeq: thread.messages[0]?.seq,
    hasOlder: older.hasOlder,
    onNearTop: () => older.loadOlder(),
  });
  const [target, jumpTo] = useJump(seek);
  useSeek({ target, firstSeq: thread.messages[0]?.seq, older, viewport: scroll.viewport });
  const { isAtEnd, jumpToEnd } = scroll;
  useEffect(() => onEndInSight(isAtEnd), [isAtEnd, onEndInSight]);
  // Whoever writes wants to see what they wrote.
  const showOwn = useEffectEvent(jumpToEnd);
  useEffect(() => {
    if (pending.length > 0) showOwn();
  }, [pending.length]);
  const actions = useMemo(() => {
    const on = (kind: Subject['kind']) =>
      onSubject && ((message: ChatMessage) => onSubject({ kind, message }));
    return { onReply: on('reply'), onEdit: on('edit'), onJump: jumpTo };
  }, [onSubject, jumpTo]);
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
          {older.error && (
            <Button variant="quiet" size="small" className="self-center" onClick={() => older.loadOlder()}>
              {t('chat.olderFailed')} {t('common.retry')}
            </Button>
          )}
          {thread.reachesStart && (
            <ConversationStart conversation={conversation} messages={thread.messages} />
          )}
          <MessageActionsContext value={actions}>
            <TimelineView
              conversation={conversation}
              thread={thread}
              unreadFrom={unreadFrom}
              controls={controls}
            />
          </MessageActionsContext>
          {thread.isAwaited && conversation.chat_mode === 0 && <TypingDots />}
          {pending.map((entry, index) => (
            <PendingMessage
              key={entry.clientId}
              entry={entry}
              isNext={index === 0}
              quote={
                entry.replyToSeq !== undefined && <Quote conversation={conversation} seq={entry.replyToSeq} />
              }
              isHelpShown={isHelpShown}
              onRetry={() => props.onRetry(entry.clientId)}
              onDiscard={() => props.onDiscard(entry.clientId)}
            />
          ))}
        </div>
      </section>
      <LatestAnnouncement conversation={conversation} messages={thread.messages} />
      {!isAtEnd && thread.messages.length > 0 && (
        <div className="absolute right-4 bottom-3 rounded-full border border-line bg-surface shadow-float">
          <IconButton
            label={t('chat.jump')}
            tooltipSide="top"
            icon={<ArrowDown className="size-5" />}
            onClick={jumpToEnd}
          />
        </div>
      )}
    </div>
  );
}
