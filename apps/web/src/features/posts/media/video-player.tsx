import type { MediaItem } from '@kindred/contract/media/calls';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatLength } from '../../../lib/format/format-length.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SeekSlider } from '../../../ui/media/seek-slider.tsx';
import { pauseByHand, playByHand, registerVideo } from './autoplay-coordinator.ts';
import { setMuted, useSound } from './use-sound.ts';
import { useWatchPosition } from './use-watch-position.ts';

type VideoPlayerProps = {
  item: MediaItem;
  label: string;
  onStale: () => void;
  fit?: 'cover' | 'contain';
  /** Plays only when a person starts it, not when it comes into view. */
  waits?: boolean;
  /** The post of the clip: the position is stored for it. */
  postId?: string;
};

/** A clip that plays while it is in view, alone among all clips, and starts over at its end. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { item, label, onStale, fit = 'cover' } = props;
  const [isPlaying, setPlaying] = useState(false);
  const isMuted = useSound((sound) => sound.isMuted);
  const { ref, seconds, setSeconds, toggle, seek } = usePlayback(props);
  return (
    <div className="group/video relative size-full bg-black">
      <video
        ref={ref}
        src={item.url}
        poster={item.image || item.placeholder || undefined}
        aria-label={label}
        loop
        playsInline
        muted={isMuted}
        preload="none"
        onClick={toggle}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => isLoaded(currentTarget) && setSeconds(currentTarget.currentTime)}
        // A fresh link goes on where the expired one broke off.
        onLoadedMetadata={(event) => goTo(event.currentTarget, seconds)}
        onError={onStale}
        className={`size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
      />
      <VideoControls
        isPlaying={isPlaying}
        isMuted={isMuted}
        isResting={props.waits === true && !isPlaying && seconds === 0}
        seconds={seconds}
        length={item.duration ?? 0}
        onToggle={toggle}
        onSeek={seek}
      />
    </div>
  );
}

/** Where the clip is, and what starts, stops and moves it. */
function usePlayback({ item, fit, waits = false, postId }: VideoPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  // A clip that plays by itself in a list is not watched on purpose; one that fills the screen or was touched is.
  const isMeant = useRef(fit === 'contain');
  const start = useWatchPosition(ref, { postId, isMeant });
  useEffect(() => {
    if (!start || !ref.current || ref.current.currentTime > 2) return;
    setSeconds(start);
    if (isLoaded(ref.current)) goTo(ref.current, start);
  }, [start]);
  // A new link stops a clip; registering it again lets it go on.
  useEffect(() => (ref.current ? registerVideo(ref.current, { waits }) : undefined), [item.url, waits]);
  const toggle = () => {
    isMeant.current = true;
    if (ref.current) (ref.current.paused ? playByHand : pauseByHand)(ref.current);
  };
  const seek = (to: number) => {
    isMeant.current = true;
    if (ref.current) ref.current.currentTime = to;
    setSeconds(to);
  };
  return { ref, seconds, setSeconds, toggle, seek };
}

type VideoControlsProps = {
  isPlaying: boolean;
  isMuted: boolean;
  /** It waits to be started for the first time: there is nothing to seek or to hear. */
  isResting: boolean;
  seconds: number;
  length: number;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
};

function VideoControls({
  isPlaying,
  isMuted,
  isResting,
  seconds,
  length,
  onToggle,
  onSeek,
}: VideoControlsProps) {
  const { t } = useTranslation();
  return (
    <>
      {!isPlaying && (
        <span className="pointer-events-none absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-black/45 text-white backdrop-blur-sm">
          <Play aria-hidden="true" className="ms-1 size-7 fill-current" />
        </span>
      )}
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-linear-to-t from-black/60 to-transparent px-2 pt-8 pb-1 text-white">
        <ControlButton
          label={t(isPlaying ? 'post.pause' : 'post.play')}
          icon={
            isPlaying ? <Pause className="size-5 fill-current" /> : <Play className="size-5 fill-current" />
          }
          onClick={onToggle}
        />
        {!isResting && (
          <SeekSlider
            label={t('post.seek')}
            seconds={seconds}
            length={length}
            onSeek={onSeek}
            className="h-1 touch-target min-w-0 grow cursor-pointer accent-white"
          />
        )}
        <span className="text-caption tabular-nums">{formatLength(Math.max(0, length - seconds))}</span>
        {!isResting && (
          <ControlButton
            label={t(isMuted ? 'post.unmute' : 'post.mute')}
            icon={isMuted ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
            onClick={() => setMuted(!isMuted)}
          />
        )}
      </div>
    </>
  );
}

function ControlButton({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: React.ReactNode;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-white/15 focus-visible:outline-white"
    >
      {icon}
    </button>
  );
}

// Without a working link the browser reports 0 as the position.
function isLoaded(video: HTMLVideoElement): boolean {
  return video.readyState > 0;
}

function goTo(video: HTMLVideoElement, seconds: number): void {
  if (video.currentTime !== seconds) video.currentTime = seconds;
}
