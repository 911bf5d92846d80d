import { formatLength } from '../../lib/format/format-length.ts';

type SeekSliderProps = {
  label: string;
  /** Where it plays now, and how long it is. */
  seconds: number;
  length: number;
  onSeek: (seconds: number) => void;
  className: string;
};

export function SeekSlider({ label, seconds, length, onSeek, className }: SeekSliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatLength(seconds)}
      min={0}
      max={length}
      step={0.1}
      value={Math.min(seconds, length)}
      onChange={({ target }) => onSeek(Number(target.value))}
      className={className}
    />
  );
}
