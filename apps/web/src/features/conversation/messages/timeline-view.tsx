import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Thread } from '../thread/thread.ts';
import { newestAnswer, timeline } from '../thread/timeline.ts';
import type { useReplyControls } from '../thread/use-reply-controls.ts';
import { AiNotice } from './ai-notice.tsx';
import type { AnswerActions } from './answers/answer-bar.tsx';
import { DayLine } from './lines/day-line.tsx';
import { MessageView } from './message-view.tsx';
import { ReplyView } from './reply-view.tsx';

type TimelineViewProps = {
  conversation: ChatListItem;
  thread: Thread;
  unreadFrom: number | undefined;
  controls: ReturnType<typeof useReplyControls>;
};

export function TimelineView({ conversation, thread, unreadFrom, controls }: TimelineViewProps) {
  const { messages } = thread;
  // What the companion is writing is between it and the fan until it is done.
  const isFan = conversation.side === 'fan';
  const reply = isFan ? thread.reply : null;
  const entries = useMemo(
    () => timeline({ messages, reply, firstUnreadSeq: unreadFrom, hasNotices: isFan }),
    [messages, reply, unreadFrom, isFan],
  );
  const newest = isFan && !reply && thread.reachesEnd ? newestAnswer(messages)?.msg_id : undefined;
  const { again, choose } = controls;
  const { mutate: ask } = again;
  const { mutate: chooseVersion } = choose;
  const isBusy = again.isPending || choose.isPending;
  const actions = useMemo(
    (): AnswerActions => ({
      isBusy,
      regenerate: ({ msg_id }) => ask({ kind: 'regenerate', msgId: msg_id }),
      goOn: (answer) => ask({ kind: 'continue', answer }),
      choose: (message, version) => chooseVersion({ message, version }),
    }),
    [isBusy, ask, chooseVersion],
  );
  return entries.map((entry) => {
    switch (entry.kind) {
      case 'day':
        return <DayLine key={entry.key} day={entry.day} />;
      case 'unread':
        return <UnreadLine key={entry.key} />;
      case 'notice':
        return <AiNotice key={entry.key} conversation={conversation} />;
      case 'reply':
        return (
          <ReplyView key={entry.key} conversation={conversation} reply={entry.reply} controls={controls} />
        );
      case 'message':
        return (
          <MessageView
            key={entry.key}
            conversation={conversation}
            message={entry.message}
            isFirst={entry.isFirst}
            isLast={entry.isLast}
            answerActions={entry.message.msg_id === newest ? actions : undefined}
          />
        );
      default:
        return entry satisfies never;
    }
  });
}

function UnreadLine() {
  const { t } = useTranslation();
  return (
    <div data-unread className="my-4 flex items-center gap-3 font-semibold text-heart-ink text-caption">
      <span aria-hidden="true" className="h-px grow bg-heart-soft" />
      {t('chat.unread')}
      <span aria-hidden="true" className="h-px grow bg-heart-soft" />
    </div>
  );
}
