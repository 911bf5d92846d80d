import type { ChatListItem } from '@kindred/contract/chat/calls';
import { Lightbulb, Smile } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AttachButton } from '../../outbox/attachments/attach-button.tsx';
import { storeAttachmentFile } from '../../outbox/attachments/attachment-files.ts';
import { AttachmentTray } from '../../outbox/attachments/attachment-tray.tsx';
import type { Attachments } from '../../outbox/attachments/use-attachments.ts';
import { canRecord, type Recording } from '../../outbox/voice/use-recorder.ts';
import { VoiceRecorder } from '../../outbox/voice/voice-recorder.tsx';
import { type Subject } from '../messages/subject.ts';
import type { Written } from '../sending/use-send-message.ts';
import { SuggestionBar } from '../suggestions/suggestion-bar.tsx';
import type { Suggestions } from '../suggestions/use-suggestions.ts';
import { ComposerField } from './composer-field.tsx';
import { ComposerSubject } from './composer-subject.tsx';
import { MessagePrice } from './message-price.tsx';
import type { useDraft } from './use-draft.ts';
import { useTypingSignal } from './use-typing-signal.ts';

type MessageComposerProps = {
  conversation: ChatListItem;
  /** The message that is answered. */
  subject: Subject | undefined;
  draft: ReturnType<typeof useDraft>;
  suggestions: Suggestions;
  attachments: Attachments;
  onSend: (written: Omit<Written, 'replyToSeq'>) => void;
  onSubjectLeft: () => void;
  onChangeLast: (() => void) | undefined;
};

/** Writes a new message: words, attachments, a voice note, or one of the suggestions. */
export function MessageComposer(props: MessageComposerProps) {
  const { conversation, subject, suggestions, attachments, onSend, onSubjectLeft, onChangeLast } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = props.draft;
  const signalTyping = useTypingSignal(conversation);
  const isCreator = conversation.side === 'creator';
  const more = useMore(conversation, suggestions);
  const send = (content: string) => {
    // What was typed as a price is none: it says so above the words.
    if (attachments.diamonds === null) return;
    suggestions.close();
    const { items, diamonds } = attachments;
    const media = { attachments: items, mediaPrice: isCreator ? diamonds : undefined };
    onSend({ content, ...(items.length > 0 && media) });
    attachments.clear();
    setDraft('');
  };
  return (
    <ComposerField
      key={subject?.message.msg_id}
      label={t('chat.composer', { name: conversation.nickname })}
      value={draft}
      onChange={(words) => {
        setDraft(words);
        if (words !== '') signalTyping();
      }}
      onSubmit={send}
      onEscape={subject && onSubjectLeft}
      onArrowUp={subject || attachments.items.length > 0 ? undefined : onChangeLast}
      isFocused={subject !== undefined}
      hasMore={attachments.items.length > 0}
      onFiles={attachments.addFiles}
      before={
        <AttachButton
          attachments={attachments}
          hasVault={isCreator}
          userId={isCreator ? conversation.user_id : undefined}
          more={more.entries}
        />
      }
      emoji={more.hasEmoji ? 'open' : 'hidden'}
      recorder={
        canRecord() && <VoiceRecorder onRecorded={(recording) => void sendVoice(recording, onSend)} />
      }
    >
      <SuggestionBar suggestions={suggestions} onPick={setDraft} />
      {conversation.message_price > 0 && <MessagePrice price={conversation.message_price} />}
      <AttachmentTray attachments={attachments} isSeller={isCreator} />
      {subject && <ComposerSubject conversation={conversation} subject={subject} onLeave={onSubjectLeft} />}
    </ComposerField>
  );
}

/** What else the plus offers; emoji stand beside the words from their first use on. */
function useMore({ care }: ChatListItem, suggestions: Suggestions) {
  const { t } = useTranslation();
  const [hasEmoji, setHasEmoji] = useState(false);
  const suggest = {
    label: t('suggest.ask'),
    icon: <Lightbulb aria-hidden="true" />,
    isDisabled: suggestions.isPending,
    onSelect: suggestions.ask,
  };
  const emoji = {
    label: t('emoji.open'),
    icon: <Smile aria-hidden="true" />,
    onSelect: () => setHasEmoji(true),
  };
  return { entries: [...(care ? [] : [suggest]), ...(hasEmoji ? [] : [emoji])], hasEmoji };
}

async function sendVoice(
  { file, durationMs, peaks }: Recording,
  onSend: MessageComposerProps['onSend'],
): Promise<void> {
  const id = crypto.randomUUID();
  await storeAttachmentFile(id, file);
  onSend({ content: '', attachments: [{ id, kind: 'voice', name: '', peaks, durationMs }] });
}
