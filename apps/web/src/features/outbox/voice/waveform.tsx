import { classNames } from '../../../ui/class-names.ts';

type WaveformProps = {
  /** 0 to 100. */
  peaks: readonly number[];
  /** The part that was heard, 0 to 1. */
  heard?: number;
  className?: string;
};

export function Waveform({ peaks, heard = 0, className }: WaveformProps) {
  return (
    <span aria-hidden="true" className={classNames('flex h-8 items-center gap-px', className)}>
      {peaks.map((peak, index) => (
        <span
          key={index}
          style={{ height: `${Math.max(8, peak)}%` }}
          className={classNames(
            'min-w-px grow rounded-full bg-current',
            (index + 0.5) / peaks.length > heard && 'opacity-35',
          )}
        />
      ))}
    </span>
  );
}
