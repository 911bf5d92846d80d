import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useEditMessage } from '../messages/changes/use-edit-message.ts';
import { ComposerField } from './composer-field.tsx';
import { ComposerSubject } from './composer-subject.tsx';

type EditComposerProps = { conversation: ChatListItem; message: ChatMessage; onDone: () => void };

export function EditComposer({ conversation, message, onDone }: EditComposerProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(message.content);
  const { mutate: edit, isPending } = useEditMessage();
  return (
    <ComposerField
      label={t('outbox.editing')}
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

type ResendComposerProps = EditComposerProps & { onResend: (content: string) => void };

/** Asks the newest question again with other words. */
export function ResendComposer({ conversation, message, onResend, onDone }: ResendComposerProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(message.content);
  return (
    <ComposerField
      label={t('chat.resend')}
      value={words}
      onChange={setWords}
      onSubmit={(content) => {
        if (content !== message.content) onResend(content);
        onDone();
      }}
      onEscape={onDone}
      isFocused
    >
      <ComposerSubject conversation={conversation} subject={{ kind: 'resend', message }} onLeave={onDone} />
    </ComposerField>
  );
}
