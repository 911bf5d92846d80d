import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../../lib/react/lazy-with-retry.ts';
import { useOutbox } from '../../outbox/outbox.ts';
import { BreakOffer } from '../breaks/break-offer.tsx';
import { noteTalk } from '../breaks/talk-session.ts';
import { Composer } from '../composer/composer.tsx';
import { insertText } from '../insert-text.ts';
import { isUnsent, lastChangeable } from '../messages/changes/changeable.ts';
import type { Subject } from '../messages/subject.ts';
import { Paywall } from '../paywall/paywall.tsx';
import { useReadMarker } from '../scroll/use-read-marker.ts';
import { useSendMessage, type Written } from '../sending/use-send-message.ts';
import { lastSeq, type Thread } from '../thread/thread.ts';
import { firstUnreadSeq } from '../thread/timeline.ts';
import { useReplyControls } from '../thread/use-reply-controls.ts';
import { ConversationScroll } from './conversation-scroll.tsx';
import { useMembershipGate } from './use-membership-gate.ts';

const PendingReplyPanel = lazy(
  lazyWithRetry(() =>
    import('../pending-reply/pending-reply-panel.tsx').then((m) => ({ default: m.PendingReplyPanel })),
  ),
);

type OpenConversationProps = {
  conversation: ChatListItem;
  thread: Thread;
  me: UserData;
  seek: number | undefined;
};

/** A conversation whose messages are there. */
export function OpenConversation({ conversation, thread, me, seek }: OpenConversationProps) {
  const { t } = useTranslation();
  const isClosed = conversation.is_closed + conversation.is_held > 0;
  const [subject, setSubject] = useState<Subject>();
  const [isEndInSight, setEndInSight] = useState(false);
  // The line above unread messages stays while the person reads on.
  const [firstUnread] = useState(() => findFirstUnread(conversation, thread));
  const pending = useOutbox(conversation);
  const sending = useSendMessage(conversation, me.user_id);
  const gate = useMembershipGate(conversation, sending.sendPending);
  const controls = useReplyControls(conversation, thread.reply?.replyId);
  useReadMarker(conversation, lastSeq(thread), isEndInSight && thread.reachesEnd);
  const send = (written: Written) => {
    if (conversation.side === 'fan') noteTalk(me.user_id);
    sending.send(written);
  };
  return (
    <>
      <ConversationScroll
        conversation={conversation}
        thread={thread}
        pending={pending}
        {...firstUnread}
        seek={seek}
        controls={controls}
        onSubject={isClosed ? undefined : setSubject}
        pendingActions={sending}
        onSend={send}
        onEndInSight={setEndInSight}
      />
      {isClosed ? (
        <ClosedNote text={t(conversation.is_held === 1 ? 'care.held' : 'chat.closed')} />
      ) : (
        <>
          <BreakOffer conversation={conversation} userId={me.user_id} />
          {conversation.side === 'creator' && (
            <Suspense fallback={null}>
              <PendingReplyPanel conversation={conversation} />
            </Suspense>
          )}
          {gate && <Paywall conversation={conversation} character={gate} />}
          <Composer
            conversation={conversation}
            subject={subject && !isUnsent(subject, thread) ? subject : undefined}
            onSubjectLeft={() => setSubject(undefined)}
            onChangeLast={() => setSubject(lastChangeable(conversation, thread))}
            onSend={send}
            onResend={(question, content) =>
              controls.again.mutate(
                { kind: 'resend', question, content },
                // After a failure the words return to the composer.
                { onError: () => insertText(conversation, content) },
              )
            }
          />
        </>
      )}
    </>
  );
}

function findFirstUnread(conversation: ChatListItem, thread: Thread) {
  const { unread, read_seq } = conversation;
  const isAbove = unread > 0 && (thread.messages[0]?.seq ?? 0) > read_seq + 1;
  return {
    unreadFrom: isAbove ? read_seq + 1 : firstUnreadSeq(thread.messages, conversation),
    unreadAbove: isAbove ? read_seq + 1 : undefined,
  };
}

/** Stands in place of the composer when the account is deleted or on hold. */
function ClosedNote({ text }: { text: string }) {
  return (
    <p className="shrink-0 border-line border-t bg-sunken px-4 py-5 text-center text-ink-soft">{text}</p>
  );
}
