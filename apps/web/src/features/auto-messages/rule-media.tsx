import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { AttachButton } from '../outbox/attachments/attach-button.tsx';
import { AttachmentTray } from '../outbox/attachments/attachment-tray.tsx';
import type { Attachments } from '../outbox/attachments/use-attachments.ts';
import { canRecord } from '../outbox/voice/use-recorder.ts';
import { VoiceRecorder } from '../outbox/voice/voice-recorder.tsx';

type RuleMediaProps = {
  attachments: Attachments;
  /** A file that it was saved with is gone. */
  isIncomplete: boolean;
};

export function RuleMedia({ attachments, isIncomplete }: RuleMediaProps) {
  const { t } = useTranslation();
  const { items } = attachments;
  const hasVoice = items.some(({ kind }) => kind === 'voice');
  return (
    <fieldset className="border-line border-t py-4">
      <legend className="sr-only">{t('prefs.auto.media')}</legend>
      <p aria-hidden="true" className="font-medium">
        {t('prefs.auto.media')}
      </p>
      {isIncomplete && (
        <p role="alert" className="mt-2 text-caption text-warning">
          {t('prefs.auto.mediaGone')}
        </p>
      )}
      <AttachmentTray attachments={attachments} isSeller />
      <div className="relative mt-1 flex min-h-14 items-center gap-1 rounded-[1.75rem]">
        {!hasVoice && <AttachButton attachments={attachments} hasVault />}
        <p className="min-w-0 grow text-caption text-ink-soft">
          {t(hasVoice ? 'prefs.auto.mediaVoice' : 'prefs.auto.mediaHint')}
        </p>
        {items.length === 0 && canRecord() && (
          <VoiceRecorder label={t('prefs.auto.mediaKeep')} onRecorded={attachments.addVoice} />
        )}
      </div>
    </fieldset>
  );
}
