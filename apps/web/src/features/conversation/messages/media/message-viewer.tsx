import type { PlayableMedia } from '@kindred/contract/chat/media-calls';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { FullScreenDialog, ViewerTitle } from '../../../../ui/overlay/full-screen-dialog.tsx';
import { PlainVideo } from '../../../media/playback/plain-video.tsx';
import { messageMediaQuery } from './message-media.queries.ts';

type MessageViewerProps = { msgId: string; isSold: boolean; startAt: number };

export function MessageViewer({ msgId, isSold, startAt }: MessageViewerProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(messageMediaQuery({ msg_id: msgId, is_sold: isSold }));
  const [index, setIndex] = useState(startAt);
  const items = data?.media ?? [];
  const last = Math.max(0, items.length - 1);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setIndex((at) => Math.min(last, at + 1));
      if (key === 'ArrowLeft') setIndex((at) => Math.max(0, at - 1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);
  const item = items[index];
  return (
    <FullScreenDialog>
      <ViewerTitle>{t('messageMedia.viewer')}</ViewerTitle>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {item && <Large key={index} item={item} onStale={() => void refetch()} />}
      {index > 0 && (
        <Turn label={t('messageMedia.previous')} side="left" onClick={() => setIndex(index - 1)} />
      )}
      {index < last && (
        <Turn label={t('messageMedia.next')} side="right" onClick={() => setIndex(index + 1)} />
      )}
      {items.length > 1 && (
        <p className="absolute inset-x-0 bottom-4 text-center text-caption tabular-nums" aria-live="polite">
          {t('messageMedia.position', { index: index + 1, count: items.length })}
        </p>
      )}
    </FullScreenDialog>
  );
}

function Large({ item, onStale }: { item: PlayableMedia; onStale: () => void }) {
  const { t } = useTranslation();
  const fit = 'absolute inset-0 size-full object-contain';
  if (item.type === 'video')
    return (
      <PlainVideo
        url={item.url}
        poster={item.image || undefined}
        label={t('messageMedia.video')}
        playsAtOnce
        onStale={onStale}
        className={fit}
      />
    );
  return <img src={item.url} alt={item.alt || t('messageMedia.photo')} onError={onStale} className={fit} />;
}

function Turn({ label, side, onClick }: { label: string; side: 'left' | 'right'; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute inset-y-0 my-auto grid size-12 place-items-center rounded-full bg-black/45 hover:bg-white/20 focus-visible:outline-white ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      <Icon aria-hidden="true" className="size-7" />
    </button>
  );
}
