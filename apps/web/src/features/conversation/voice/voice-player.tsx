import type { PlayableMedia } from '@kindred/contract/chat/media-calls';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatLength } from '../../../lib/format/format-length.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SeekSlider } from '../../../ui/media/seek-slider.tsx';
import { Waveform } from '../../outbox/voice/waveform.tsx';
import { takeVoice } from './take-voice.ts';
import { useVoiceSpeed } from './voice-speed.ts';

type VoicePlayerProps = {
  item: Pick<PlayableMedia, 'url' | 'duration' | 'peaks'>;
  /** The link failed: the parent fetches a fresh one. */
  onStale?: () => void;
};

/** A voice note: play and pause, position in the waveform, speed. */
export function VoicePlayer({ item, onStale }: VoicePlayerProps) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const { speed } = useVoiceSpeed();
  const length = item.duration ?? 0;
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    takeVoice(() => element.pause());
    element.playbackRate = speed;
    // An expired link fires an error event by itself.
    element.play().catch(() => undefined);
  };
  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = to;
    setSeconds(to);
  };
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="flex w-64 max-w-full items-center gap-2">
      <audio
        ref={audio}
        src={item.url || undefined}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setSeconds(0)}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        onError={() => item.url && onStale?.()}
      />
      <button
        type="button"
        disabled={item.url === ''}
        aria-label={t(isPlaying ? 'voice.pause' : 'voice.play')}
        onClick={toggle}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-current transition active:scale-95 disabled:opacity-50"
      >
        <Icon aria-hidden="true" className="size-5 fill-current" />
      </button>
      <span className="min-w-0 grow">
        <VoicePosition peaks={item.peaks ?? []} seconds={seconds} length={length} onSeek={seek} />
        <span className="block text-[0.75rem]/tight tabular-nums">
          {formatLength(isPlaying || seconds > 0 ? seconds : length)}
        </span>
      </span>
      <SpeedButton
        onChange={(speed) => {
          if (audio.current) audio.current.playbackRate = speed;
        }}
      />
    </div>
  );
}

type VoicePositionProps = {
  peaks: number[];
  seconds: number;
  length: number;
  onSeek: (seconds: number) => void;
};

function VoicePosition({ peaks, seconds, length, onSeek }: VoicePositionProps) {
  const { t } = useTranslation();
  return (
    <span className="relative block">
      <Waveform peaks={peaks} heard={length > 0 ? seconds / length : 0} />
      <SeekSlider
        label={t('voice.seek')}
        seconds={seconds}
        length={length}
        onSeek={onSeek}
        className="absolute inset-0 size-full cursor-pointer opacity-0 focus-visible:opacity-100"
      />
    </span>
  );
}

function SpeedButton({ onChange }: { onChange: (speed: number) => void }) {
  const { t } = useTranslation();
  const { speed, next } = useVoiceSpeed();
  return (
    <button
      type="button"
      aria-label={t('voice.speed', { speed })}
      onClick={() => onChange(next())}
      className="touch-target min-w-10 shrink-0 rounded-full border border-current px-1.5 py-0.5 font-semibold text-caption tabular-nums"
    >
      {speed}×
    </button>
  );
}
