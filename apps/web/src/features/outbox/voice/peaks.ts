import { voicePeaks } from '@kindred/contract/media/limits';

/** Levels of a recording (0 to 1, however many) as at most 64 bars from 0 to 100; the loudest is 100. */
export function peaksOf(levels: readonly number[]): number[] {
  const count = Math.max(1, Math.min(voicePeaks, levels.length));
  const bars = Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / count));
    return Math.max(0, ...levels.slice(from, to));
  });
  const loudest = Math.max(0.05, ...bars);
  return bars.map((bar) => Math.round((bar / loudest) * 100));
}
