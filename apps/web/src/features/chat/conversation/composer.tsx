import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AttachButton } from '../attachments/attach-button.tsx';
import { storeAttachmentFile } from '../attachments/attachment-files.ts';
import { AttachmentTray } from '../attachments/attachment-tray.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import { useEditMessage } from '../messages/changes/use-edit-message.ts';
import type { Written } from '../outbox/use-send-message.ts';
import { canRecord, type Recording } from '../voice/use-recorder.ts';
import { VoiceRecorder } from '../voice/voice-recorder.tsx';
import { ComposerField } from './composer-field.tsx';
import { ComposerSubject } from './composer-subject.tsx';
import { MessagePrice } from './message-price.tsx';
import { useDraft } from './use-draft.ts';
import { useTypingSignal } from './use-typing-signal.ts';

/** A message that is answered or edited. */
export type Subject = { kind: 'reply' | 'edit'; message: ChatMessage };

type ComposerProps = {
  conversation: ChatListItem;
  subject?: Subject | undefined;
  onSubjectLeft?: () => void;
  onSend: (written: Written) => void;
};

/** Where to write. What is typed stays when one goes elsewhere and comes back, or edits a message meanwhile. */
export function Composer(props: ComposerProps) {
  const { conversation, subject, onSubjectLeft, onSend } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useDraft(conversation);
  const signalTyping = useTypingSignal(conversation);
  const attachments = useAttachments();
  const isCreator = conversation.side === 'creator';
  const leave = () => onSubjectLeft?.();
  const sendVoice = ({ file, durationMs, peaks }: Recording) => {
    const id = crypto.randomUUID();
    void storeAttachmentFile(id, file).then(() =>
      onSend({
        content: '',
        replyToSeq: subject?.message.seq,
        attachments: [{ id, kind: 'voice', name: '', peaks, durationMs }],
      }),
    );
    leave();
  };
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
        // What was typed as a price is none: it says so above the words.
        if (attachments.diamonds === null) return;
        onSend({
          content,
          replyToSeq: subject?.message.seq,
          ...(attachments.items.length > 0 && {
            attachments: attachments.items,
            mediaPrice: isCreator ? attachments.diamonds : undefined,
          }),
        });
        attachments.clear();
        setDraft('');
        leave();
      }}
      onEscape={subject && leave}
      isFocused={subject !== undefined}
      hasMore={attachments.items.length > 0}
      onFiles={attachments.addFiles}
      before={<AttachButton attachments={attachments} hasVault={isCreator} />}
      recorder={canRecord() && <VoiceRecorder onRecorded={sendVoice} />}
    >
      {conversation.message_price > 0 && <MessagePrice price={conversation.message_price} />}
      <AttachmentTray attachments={attachments} isSeller={isCreator} />
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
