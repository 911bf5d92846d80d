import { stat } from 'node:fs/promises';
import { maxClipSeconds } from '@kindred/contract/media/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { remuxApart } from './remux-apart.ts';
import type { StreamIndex } from './stream-index.ts';

export type StrippedVideo = {
  path: string;
  bytes: number;
  durationMs: number;
  /** Pixels as it is shown, upright. */
  width: number;
  height: number;
  /** Of a video that was packaged for HLS. */
  stream?: StreamIndex | undefined;
};

/**
 * Writes picture and sound of the MP4 at `path` into a new file at `converted`, without any data about place and
 * device. Refuses with `clipRefused` for a file that is no playable video or too long, and with `diskFull`.
 */
export async function stripVideoMetadata(
  { log }: Pick<Context, 'log'>,
  { path: source, converted: target }: { path: string; converted: string },
): Promise<StrippedVideo> {
  const result = await remuxApart({ kind: 'video', source, target, maxSeconds: maxClipSeconds });
  if (result.outcome === 'diskFull') refuse('diskFull');
  if (result.outcome === 'refused') {
    log.info({ reason: result.reason }, 'a video was refused');
    return refuse('clipRefused');
  }
  const { size } = await stat(target);
  const { width, height, stream } = result;
  return { path: target, bytes: size, durationMs: Math.round(result.seconds * 1000), width, height, stream };
}
