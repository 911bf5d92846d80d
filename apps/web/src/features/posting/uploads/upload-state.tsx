import { Pause, Play, RotateCw } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { isStopped, type Upload } from '../drafts/draft.ts';

type UploadStateProps = { upload: Upload; onPause: () => void; onResume: () => void };

/** Over a file that is not there yet: how far it is, with the ways to pause it and to go on. */
export function UploadState({ upload, onPause, onResume }: UploadStateProps) {
  const { t } = useTranslation();
  if (upload.stage === 'done') return null;
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-black/60 p-2 text-center text-caption text-white">
      <UploadWords upload={upload} />
      {isStopped(upload) ? (
        <button type="button" onClick={onResume} className={buttonClass('secondary', 'small')}>
          {upload.stage === 'paused' ? (
            <Play aria-hidden="true" className="size-4" />
          ) : (
            <RotateCw aria-hidden="true" className="size-4" />
          )}
          {t(upload.stage === 'paused' ? 'composer.resumeUpload' : 'composer.retryUpload')}
        </button>
      ) : (
        <button
          type="button"
          onClick={onPause}
          className="flex min-h-11 items-center gap-1.5 rounded-full px-3 focus-visible:outline-white"
        >
          <Pause aria-hidden="true" className="size-4" />
          {t('composer.pauseUpload')}
        </button>
      )}
    </div>
  );
}

function UploadWords({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  switch (upload.stage) {
    case 'waiting':
      return <p>{t('composer.waiting')}</p>;
    case 'preparing':
      return <p>{t('composer.preparing')}</p>;
    case 'paused':
      return <p>{t('composer.paused')}</p>;
    case 'failed':
      return (
        <p role="alert" className="line-clamp-4">
          {t('composer.uploadFailed', { reason: upload.reason })}
        </p>
      );
    case 'sending':
      return <Progress part={upload.part} />;
    case 'done':
      return null;
  }
}

function Progress({ part }: { part: number }) {
  const { t } = useTranslation();
  const percent = Math.floor(part * 100);
  // All bytes are sent; the server converts the picture.
  const label = part >= 1 ? t('composer.finishing') : t('composer.uploading', { percent });
  return (
    <div className="w-full max-w-32">
      <p className="mb-1.5">{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-white/30"
      >
        <div className="h-full rounded-full bg-white transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
