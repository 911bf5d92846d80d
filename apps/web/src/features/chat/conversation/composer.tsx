import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useEditMessage } from '../messages/changes/use-edit-message.ts';
import { ComposerField } from './composer-field.tsx';
import { ComposerSubject } from './composer-subject.tsx';
import { useDraft } from './use-draft.ts';
import { useTypingSignal } from './use-typing-signal.ts';

/** A message that is answered or edited. */
export type Subject = { kind: 'reply' | 'edit'; message: ChatMessage };

type ComposerProps = {
  conversation: ChatListItem;
  subject?: Subject | undefined;
  onSubjectLeft?: () => void;
  onSend: (content: string, replyToSeq: number | undefined) => void;
};

/** Where to write. What is typed stays when one goes elsewhere and comes back, or edits a message meanwhile. */
export function Composer(props: ComposerProps) {
  const { conversation, subject, onSubjectLeft, onSend } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useDraft(conversation);
  const signalTyping = useTypingSignal(conversation);
  const leave = () => onSubjectLeft?.();
  if (subject?.kind === 'edit')
    return (
      <EditComposer
        key={subject.message.msg_id}
        conversation={conversation}
        message={subject.message}
        onDone={leave}
      />
    );
  return (
    <ComposerField
      key={subject?.message.msg_id}
      label={t('chat.composer', { name: conversation.nickname })}
      value={draft}
      onChange={(words) => {
        setDraft(words);
        if (words !== '') signalTyping();
      }}
      onSubmit={(content) => {
        onSend(content, subject?.message.seq);
        setDraft('');
        leave();
      }}
      onEscape={subject && leave}
      isFocused={subject !== undefined}
    >
      {subject && <ComposerSubject conversation={conversation} subject={subject} onLeave={leave} />}
    </ComposerField>
  );
}

type EditComposerProps = { conversation: ChatListItem; message: ChatMessage; onDone: () => void };

function EditComposer({ conversation, message, onDone }: EditComposerProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(message.content);
  const { mutate: edit, isPending } = useEditMessage();
  return (
    <ComposerField
      label={t('chat.editing')}
      value={words}
      onChange={setWords}
      onSubmit={(content) => edit({ message, content }, { onSuccess: onDone })}
      onEscape={onDone}
      isEditing
      isBusy={isPending}
      isFocused
    >
      <ComposerSubject conversation={conversation} subject={{ kind: 'edit', message }} onLeave={onDone} />
    </ComposerField>
  );
}
