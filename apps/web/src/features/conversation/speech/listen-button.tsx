import type { ChatMessage } from '@kindred/contract/chat/calls';
import { Square, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { RefusalError } from '../../../lib/call/call-errors.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { NoDeviceVoice } from './device-voice.ts';
import { startSpeech, stopSpeech, useSpeech } from './speech-player.ts';

type SpeechProps = { message: ChatMessage };

/** Reads a message of the companion aloud, and stops; in sight as the menu of messages is, and while it speaks. */
export function ListenButton({ message }: SpeechProps) {
  const { t, language } = useTranslation();
  const isSpeaking = useSpeech(({ msgId }) => msgId === message.msg_id);
  const { msg_id: msgId } = message;
  // What is unsent, or not on the screen any more, is not heard any more.
  useEffect(() => () => stopSpeech(msgId), [msgId]);
  const listen = () =>
    startSpeech(message, language).catch((error: unknown) => {
      if (error instanceof NoDeviceVoice) return toast('warning', t('speech.mute'));
      toast('warning', error instanceof RefusalError ? errorText(error) : t('speech.failed'));
    });
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <button
      type="button"
      aria-label={t(isSpeaking ? 'speech.stop' : 'speech.listen')}
      onClick={() => (isSpeaking ? stopSpeech(msgId) : void listen())}
      className={classNames(
        'touch-target grid size-8 shrink-0 place-items-center rounded-full transition hover:bg-sunken focus-visible:opacity-100',
        isSpeaking
          ? 'text-lamp-ink'
          : 'text-ink-faint opacity-0 group-hover/message:opacity-100 pointer-coarse:opacity-60',
      )}
    >
      <Icon aria-hidden="true" className={isSpeaking ? 'size-3.5 fill-current' : 'size-4.5'} />
    </button>
  );
}

export function SpeechStatus({ message, isOwn }: SpeechProps & { isOwn: boolean }) {
  const { t } = useTranslation();
  const state = useSpeech((speech) => (speech.msgId === message.msg_id ? speech.state : undefined));
  return (
    <p
      role="status"
      className={classNames('text-caption text-ink-soft', state && 'mt-1 px-1', isOwn && 'text-end')}
    >
      {state && t(`speech.${state}`)}
    </p>
  );
}
