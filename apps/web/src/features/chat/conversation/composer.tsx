import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { Lightbulb, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { AttachButton } from '../attachments/attach-button.tsx';
import { storeAttachmentFile } from '../attachments/attachment-files.ts';
import { AttachmentTray } from '../attachments/attachment-tray.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import { useEditMessage } from '../messages/changes/use-edit-message.ts';
import type { Written } from '../outbox/use-send-message.ts';
import { SuggestionChips } from '../suggestions/suggestion-chips.tsx';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { canRecord, type Recording } from '../voice/use-recorder.ts';
import { VoiceRecorder } from '../voice/voice-recorder.tsx';
import { ComposerField } from './composer-field.tsx';
import { ComposerSubject } from './composer-subject.tsx';
import { MessagePrice } from './message-price.tsx';
import { useDraft } from './use-draft.ts';
import { useTypingSignal } from './use-typing-signal.ts';

/** A message that is answered, edited, or asked with other words. */
export type Subject = { kind: 'reply' | 'edit' | 'resend'; message: ChatMessage };

type ComposerProps = {
  conversation: ChatListItem;
  subject?: Subject | undefined;
  onSubjectLeft?: () => void;
  /** Arrow up in the empty field: one's last message is to be changed. */
  onChangeLast?: () => void;
  onSend: (written: Written) => void;
  onResend?: (question: ChatMessage, content: string) => void;
};

/** Where to write. What is typed stays when one goes elsewhere and comes back, or edits a message meanwhile. */
export function Composer(props: ComposerProps) {
  const { conversation, subject, onSubjectLeft, onChangeLast, onSend, onResend } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useDraft(conversation);
  const signalTyping = useTypingSignal(conversation);
  const suggestions = useSuggestions(conversation);
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
  if (subject?.kind === 'resend')
    return (
      <ResendComposer
        key={subject.message.msg_id}
        conversation={conversation}
        message={subject.message}
        onResend={(content) => onResend?.(subject.message, content)}
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
        suggestions.close();
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
      onArrowUp={subject || attachments.items.length > 0 ? undefined : onChangeLast}
      isFocused={subject !== undefined}
      hasMore={attachments.items.length > 0}
      onFiles={attachments.addFiles}
      before={
        <>
          <AttachButton attachments={attachments} hasVault={isCreator} />
          <IconButton
            label={t('suggest.ask')}
            tooltipSide="top"
            aria-busy={suggestions.isPending || undefined}
            disabled={suggestions.isPending}
            icon={<Lightbulb className="size-5" />}
            onClick={suggestions.ask}
            className="shrink-0"
          />
        </>
      }
      recorder={canRecord() && <VoiceRecorder onRecorded={sendVoice} />}
    >
      {suggestions.list.length > 0 && (
        <div className="mx-auto flex max-w-3xl items-start gap-1 pb-3">
          <div className="grow">
            <SuggestionChips
              label={t('suggest.label')}
              list={suggestions.list}
              onPick={(content) => {
                setDraft(content);
                suggestions.close();
              }}
            />
          </div>
          <IconButton
            label={t('suggest.close')}
            tooltipSide="top"
            icon={<X className="size-5" />}
            onClick={suggestions.close}
          />
        </div>
      )}
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

type ResendComposerProps = EditComposerProps & { onResend: (content: string) => void };

function ResendComposer({ conversation, message, onResend, onDone }: ResendComposerProps) {
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
