import { Check, LockKeyhole, Mic, SendHorizontal, Trash2 } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { formatLength } from '../../../lib/format/format-length.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { type RecorderState, type Recording, useRecorder } from './use-recorder.ts';
import { Waveform } from './waveform.tsx';

/** A shorter press is a tap: the recording goes on without the finger. */
const tapMs = 400;
const cancelPx = 90;
const lockPx = 70;

type VoiceRecorderProps = {
  onRecorded: (recording: Recording) => void;
  /** The name of the button that ends the recording; Send by default. */
  label?: string;
};

/**
 * Records a voice note. A click, a tap or a key starts it, and Send ends it. A touch screen also lets a finger hold it:
 * lifting sends, moving left cancels, moving up keeps recording without the finger.
 */
export function VoiceRecorder({ onRecorded, label }: VoiceRecorderProps) {
  const { t } = useTranslation();
  const { recorder, isHeld, press, start, hold, move, letGo } = useHeldRecorder(onRecorded);
  const isRecording = recorder.state !== undefined;
  const Done = label === undefined ? SendHorizontal : Check;
  return (
    <>
      {recorder.state && <RecordingBar state={recorder.state} isHeld={isHeld} onCancel={recorder.cancel} />}
      <button
        type="button"
        aria-label={isRecording && !isHeld ? (label ?? t('voice.send')) : t('voice.record')}
        onPointerDown={hold}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        // The finger has acted already; the click that follows is no second press.
        onClick={() => {
          if (press.current || isHeld) return;
          if (isRecording) recorder.finish();
          else start();
        }}
        className={classNames(
          'relative z-2 grid size-11 shrink-0 touch-none select-none place-items-center rounded-full transition active:scale-95',
          isRecording
            ? 'bg-action text-on-action hover:bg-action-hover'
            : 'text-ink-soft hover:bg-sunken hover:text-ink',
          isHeld && 'scale-125',
        )}
      >
        {isRecording && !isHeld ? (
          <Done aria-hidden="true" className="size-5" />
        ) : (
          <Mic aria-hidden="true" className="size-5" />
        )}
      </button>
    </>
  );
}

/** A recorder that a finger can hold: it knows where and when the finger came down. */
function useHeldRecorder(onRecorded: VoiceRecorderProps['onRecorded']) {
  const { t } = useTranslation();
  const recorder = useRecorder(onRecorded);
  const [isHeld, setHeld] = useState(false);
  const press = useRef<{ x: number; y: number; at: number }>(undefined);
  const endHold = () => {
    press.current = undefined;
    setHeld(false);
  };
  const start = () => {
    recorder.start().catch(() => {
      setHeld(false);
      toast('warning', t('voice.noMicrophone'));
    });
  };
  const hold = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch' || recorder.state !== undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { x: event.clientX, y: event.clientY, at: performance.now() };
    setHeld(true);
    start();
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!press.current) return;
    if (press.current.x - clientX > cancelPx) {
      endHold();
      recorder.cancel();
    } else if (press.current.y - clientY > lockPx) endHold();
  };
  const letGo = () => {
    if (!press.current) return;
    const isTap = performance.now() - press.current.at < tapMs;
    endHold();
    if (!isTap) recorder.finish();
  };
  return { recorder, isHeld, press, start, hold, move, letGo };
}

type RecordingBarProps = { state: RecorderState; isHeld: boolean; onCancel: () => void };

function RecordingBar({ state, isHeld, onCancel }: RecordingBarProps) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('voice.recording')}
      className="absolute inset-0 z-1 flex items-center gap-2 rounded-[1.75rem] bg-surface pe-14 ps-1.5 text-ink"
    >
      <IconButton
        label={t('voice.cancel')}
        tooltipSide="top"
        icon={<Trash2 className="size-5" />}
        onClick={onCancel}
      />
      <span aria-hidden="true" className="size-2.5 shrink-0 animate-glow rounded-full bg-danger" />
      <span role="timer" className="shrink-0 tabular-nums text-ink">
        {formatLength(state.seconds)}
      </span>
      <Waveform
        peaks={state.levels.map((level) => Math.round(level * 100))}
        heard={1}
        className="min-w-0 grow overflow-hidden"
      />
      {isHeld && (
        <span className="flex shrink-0 items-center gap-1 text-caption text-ink-soft">
          {t('voice.slide')}
          <LockKeyhole aria-hidden="true" className="size-4" />
        </span>
      )}
    </div>
  );
}
