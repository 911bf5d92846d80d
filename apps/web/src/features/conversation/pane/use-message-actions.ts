import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useMemo } from 'react';
import { resendableSeq } from '../messages/changes/changeable.ts';
import type { MessageActions } from '../messages/message-actions.ts';
import type { Subject } from '../messages/subject.ts';
import type { Thread } from '../thread/thread.ts';

type Options = Pick<MessageActions, 'onJump' | 'onJumpToDay'> & {
  /** Undefined where nothing can be written. */
  onSubject: ((subject: Subject) => void) | undefined;
};

/** What the messages of a conversation can ask of it; the same object until something of it changes. */
export function useMessageActions(
  conversation: ChatListItem,
  thread: Thread,
  { onSubject, onJump, onJumpToDay }: Options,
): MessageActions {
  const askedSeq = resendableSeq(conversation, thread);
  return useMemo(() => {
    const on = (kind: Subject['kind']) =>
      onSubject && ((message: ChatMessage) => onSubject({ kind, message }));
    const onResend = on('resend');
    const resend = onResend && askedSeq !== undefined ? { seq: askedSeq, on: onResend } : undefined;
    return { onReply: on('reply'), onEdit: on('edit'), resend, onJump, onJumpToDay };
  }, [onSubject, askedSeq, onJump, onJumpToDay]);
}
