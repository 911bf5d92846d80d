import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useAttachments } from '../../outbox/attachments/use-attachments.ts';
import type { Subject } from '../messages/subject.ts';
import type { Written } from '../sending/use-send-message.ts';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { EditComposer, ResendComposer } from './edit-composers.tsx';
import { MessageComposer } from './message-composer.tsx';
import { useDraft } from './use-draft.ts';

type ComposerProps = {
  conversation: ChatListItem;
  subject?: Subject | undefined;
  onSubjectLeft?: () => void;
  /** Arrow up in the empty field: the viewer's last message is to be changed. */
  onChangeLast?: () => void;
  onSend: (written: Written) => void;
  onResend?: (question: ChatMessage, content: string) => void;
};

/** The composer. Its draft survives navigation, and editing of a message meanwhile. */
export function Composer(props: ComposerProps) {
  const { conversation, subject, onSubjectLeft, onChangeLast, onSend, onResend } = props;
  const draft = useDraft(conversation);
  const suggestions = useSuggestions(conversation);
  const attachments = useAttachments();
  const leave = () => onSubjectLeft?.();
  const message = subject?.message;
  if (message && subject.kind === 'edit')
    return <EditComposer key={message.msg_id} conversation={conversation} message={message} onDone={leave} />;
  if (message && subject.kind === 'resend')
    return (
      <ResendComposer
        key={message.msg_id}
        conversation={conversation}
        message={message}
        onResend={(content) => onResend?.(message, content)}
        onDone={leave}
      />
    );
  return (
    <MessageComposer
      conversation={conversation}
      subject={subject}
      draft={draft}
      suggestions={suggestions}
      attachments={attachments}
      onSend={(written) => {
        onSend({ ...written, replyToSeq: message?.seq });
        leave();
      }}
      onSubjectLeft={leave}
      onChangeLast={onChangeLast}
    />
  );
}
