import { Maximize, Minimize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatLength } from '../../../../lib/format/format-length.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { SeekSlider } from '../../../../ui/media/seek-slider.tsx';
import type { ClipSource } from '../../../media/playback/use-clip-source.ts';
import { type PlayerActions, speeds } from './player-keys.ts';

type VideoControlsProps = {
  isPlaying: boolean;
  isMuted: boolean;
  isFullScreen: boolean;
  /** It waits to be started for the first time: there is nothing to seek or to hear. */
  isResting: boolean;
  seconds: number;
  length: number;
  speed: number;
  source: Pick<ClipSource, 'heights' | 'height' | 'chooseHeight'>;
  actions: PlayerActions;
  onSeek: (seconds: number) => void;
  onSpeed: (speed: number) => void;
};

export function VideoControls(props: VideoControlsProps) {
  const { isPlaying, isResting, seconds, length, actions, onSeek } = props;
  const { t } = useTranslation();
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-linear-to-t from-black/60 to-transparent px-2 pt-8 pb-1 text-white">
      <ControlButton
        label={t(isPlaying ? 'post.pause' : 'post.play')}
        icon={
          isPlaying ? <Pause className="size-5 fill-current" /> : <Play className="size-5 fill-current" />
        }
        onClick={actions.toggle}
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
      {!isResting && <MoreControls {...props} />}
    </div>
  );
}

/** A narrow player has room for the first and the last of them; in full screen there is room for all. */
function MoreControls({ isMuted, isFullScreen, speed, source, actions, onSpeed }: VideoControlsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ControlButton
        label={t(isMuted ? 'post.unmute' : 'post.mute')}
        icon={isMuted ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
        onClick={actions.toggleMuted}
      />
      <ControlSelect
        label={t('post.speed')}
        value={String(speed)}
        onChange={(value) => onSpeed(Number(value))}
      >
        {speeds.map((choice) => (
          <option key={choice} value={choice}>
            {t('post.speedOf', { speed: choice })}
          </option>
        ))}
      </ControlSelect>
      {source.heights.length > 1 && (
        <ControlSelect
          label={t('post.quality')}
          value={source.height === undefined ? '' : String(source.height)}
          onChange={(value) => source.chooseHeight(value === '' ? undefined : Number(value))}
        >
          <option value="">{t('post.qualityAuto')}</option>
          {source.heights.map((choice) => (
            <option key={choice} value={choice}>
              {choice}p
            </option>
          ))}
        </ControlSelect>
      )}
      {actions.togglePicture && (
        <ControlButton
          label={t('post.pictureInPicture')}
          icon={<PictureInPicture2 className="size-5" />}
          onClick={actions.togglePicture}
          isExtra
        />
      )}
      <ControlButton
        label={t(isFullScreen ? 'post.leaveFullScreen' : 'post.fullScreen')}
        icon={isFullScreen ? <Minimize className="size-5" /> : <Maximize className="size-5" />}
        onClick={actions.toggleFullScreen}
      />
    </>
  );
}

type ControlButtonProps = { label: string; icon: ReactNode; onClick: () => void; isExtra?: boolean };

function ControlButton({ label, icon, onClick, isExtra = false }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`${isExtra ? '@max-md:hidden' : ''} grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-white/15 focus-visible:outline-white`}
    >
      {icon}
    </button>
  );
}

/** The browser's own list, because a popup of ours would be behind a player in full screen. */
function ControlSelect({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="h-11 shrink-0 cursor-pointer appearance-none rounded-full bg-transparent px-2 text-center text-caption tabular-nums hover:bg-white/15 focus-visible:outline-white @max-md:hidden [&>option]:text-black"
    >
      {children}
    </select>
  );
}
