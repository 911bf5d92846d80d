import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Spinner } from '../../../../ui/controls/spinner.tsx';
import type { ClipFault } from '../../../media/playback/use-clip-source.ts';

type PlayerNoticeProps = {
  slowness: 'waiting' | 'slow' | undefined;
  fault: ClipFault | undefined;
  onRetry: () => void;
};

/** What stands over a video that waits or cannot be played. */
export function PlayerNotice({ slowness, fault, onRetry }: PlayerNoticeProps) {
  const { t } = useTranslation();
  if (fault)
    return (
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-black/75 p-6 text-center text-white">
        <p role="alert">{t(fault === 'lost' ? 'post.videoLost' : 'post.videoBroken')}</p>
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 rounded-full border border-white/60 px-5 font-semibold hover:bg-white/15 focus-visible:outline-white"
        >
          {t('post.videoRetry')}
        </button>
      </div>
    );
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 text-center text-white"
    >
      {slowness && (
        <span className="text-4xl">
          <Spinner />
        </span>
      )}
      {slowness === 'slow' && (
        <span className="rounded-full bg-black/60 px-4 py-2">{t('post.videoSlow')}</span>
      )}
    </div>
  );
}
