import { Mic, Play } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Attachment } from './attachment.ts';
import { useAttachmentUrl } from './attachment-files.ts';
import { useUploadProgress } from './upload-attachment.ts';

export function AttachmentTile({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation();
  const url = useAttachmentUrl(attachment);
  const part = useUploadProgress((progress) => progress[attachment.id]);
  const isSending = part !== undefined && attachment.mediaId === undefined;
  const label = t(`messageMedia.one.${attachment.kind}`);
  return (
    <span className="relative block size-20 overflow-hidden rounded-control bg-sunken text-ink-soft">
      {attachment.kind === 'image' && url && <img src={url} alt={label} className="size-full object-cover" />}
      {attachment.kind === 'video' && (
        <>
          {attachment.url ? (
            <img src={attachment.url} alt={label} className="size-full object-cover" />
          ) : (
            url && (
              <video
                src={url}
                muted
                playsInline
                preload="metadata"
                aria-label={label}
                className="size-full object-cover"
              />
            )
          )}
          <Play
            aria-hidden="true"
            className="absolute inset-0 m-auto size-6 fill-white text-white drop-shadow"
          />
        </>
      )}
      {attachment.kind === 'voice' && (
        <Mic role="img" aria-label={label} className="absolute inset-0 m-auto size-6" />
      )}
      {isSending && (
        <span
          role="progressbar"
          aria-label={t('attachment.uploading')}
          aria-valuenow={Math.round(part * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          className="absolute inset-x-1 bottom-1 h-1.5 overflow-hidden rounded-full bg-black/50"
        >
          <span className="block h-full bg-white" style={{ width: `${part * 100}%` }} />
        </span>
      )}
    </span>
  );
}
