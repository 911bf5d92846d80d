import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useOutbox } from '../outbox/outbox.ts';
import { useSendMessage } from '../outbox/use-send-message.ts';
import { lastSeq, type Thread } from '../thread/thread.ts';
import { firstUnreadSeq } from '../thread/timeline.ts';
import { useReadMarker } from '../thread/use-read-marker.ts';
import { useReplyControls } from '../thread/use-reply-controls.ts';
import { Composer, type Subject } from './composer.tsx';
import { ConversationScroll } from './conversation-scroll.tsx';
import { Paywall } from './paywall.tsx';
import { useMembershipGate } from './use-membership-gate.ts';

type OpenConversationProps = {
  conversation: ChatListItem;
  thread: Thread;
  me: UserData;
  seek: number | undefined;
};

/** A conversation whose messages are there. */
export function OpenConversation({ conversation, thread, me, seek }: OpenConversationProps) {
  const [subject, setSubject] = useState<Subject>();
  const [isEndInSight, setEndInSight] = useState(false);
  // Where reading stopped before: the line stays there while one reads on.
  const [unreadFrom] = useState(() => firstUnreadSeq(thread.messages, conversation));
  const pending = useOutbox(conversation);
  const sending = useSendMessage(conversation, me.user_id);
  const gate = useMembershipGate(conversation, sending.sendKept);
  const controls = useReplyControls(conversation, thread.reply?.replyId);
  useReadMarker(conversation, lastSeq(thread), isEndInSight);
  return (
    <>
      <ConversationScroll
        conversation={conversation}
        thread={thread}
        pending={pending}
        unreadFrom={unreadFrom}
        seek={seek}
        controls={controls}
        onSubject={conversation.is_closed === 0 ? setSubject : undefined}
        onRetry={sending.retry}
        onDiscard={sending.discard}
        onEndInSight={setEndInSight}
      />
      {conversation.is_closed === 1 ? (
        <ClosedNote />
      ) : (
        <>
          {gate && <Paywall conversation={conversation} character={gate} />}
          <Composer
            conversation={conversation}
            subject={subject}
            onSubjectLeft={() => setSubject(undefined)}
            onSend={sending.send}
          />
        </>
      )}
    </>
  );
}

/** Stands where one would write to somebody who is gone. */
function ClosedNote() {
  const { t } = useTranslation();
  return (
    <p className="shrink-0 border-line border-t bg-sunken px-4 py-5 text-center text-ink-soft">
      {t('chat.closed')}
    </p>
  );
}
