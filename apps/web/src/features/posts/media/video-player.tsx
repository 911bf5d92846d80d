import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { handlePlayerKey, nextSpeed } from './player/player-keys.ts';
import { PlayerNotice } from './player/player-notice.tsx';
import { useScreenModes } from './player/screen-modes.ts';
import { goTo, isLoaded, type PlaybackProps, usePlayback } from './player/use-playback.ts';
import { useSlowness } from './player/use-slowness.ts';
import { VideoControls } from './player/video-controls.tsx';
import { setMuted, useSound } from './use-sound.ts';

type VideoPlayerProps = PlaybackProps & { label: string };

/** A clip that plays while it is in view, alone among all clips, and starts over at its end. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { item, label, fit = 'cover' } = props;
  const [isPlaying, setPlaying] = useState(false);
  const isMuted = useSound((sound) => sound.isMuted);
  const frame = useRef<HTMLDivElement>(null);
  const { ref, source, seconds, setSeconds, speed, setSpeed, toggle, seek } = usePlayback(props);
  const { isFullScreen, toggleFullScreen, togglePicture } = useScreenModes(frame, ref);
  const slowness = useSlowness(ref);
  const length = item.duration ?? 0;
  const actions = {
    toggle,
    move: (by: number) => seek(Math.min(Math.max(0, seconds + by), length)),
    toggleMuted: () => setMuted(!isMuted),
    toggleFullScreen,
    togglePicture,
    changeSpeed: (step: -1 | 1) => setSpeed(nextSpeed(speed, step)),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its controls have the focus, and their keys come here.
    <div
      ref={frame}
      onKeyDown={(event) => handlePlayerKey(event, actions)}
      className="@container group/video relative size-full bg-black"
    >
      <video
        ref={ref}
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
        className={`size-full ${fit === 'cover' && !isFullScreen ? 'object-cover' : 'object-contain'}`}
      />
      {!isPlaying && !source.fault && <StartMark />}
      <PlayerNotice slowness={slowness} fault={source.fault} onRetry={source.retry} />
      {!source.fault && (
        <VideoControls
          isPlaying={isPlaying}
          isMuted={isMuted}
          isFullScreen={isFullScreen}
          isResting={props.waits === true && !isPlaying && seconds === 0}
          seconds={seconds}
          length={length}
          speed={speed}
          source={source}
          actions={actions}
          onSeek={seek}
          onSpeed={setSpeed}
        />
      )}
    </div>
  );
}

function StartMark() {
  return (
    <span className="pointer-events-none absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-black/45 text-white backdrop-blur-sm">
      <Play aria-hidden="true" className="ms-1 size-7 fill-current" />
    </span>
  );
}
