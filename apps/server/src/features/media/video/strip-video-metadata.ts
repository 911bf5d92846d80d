import { stat } from 'node:fs/promises';
import { maxClipSeconds } from '@kindred/contract/media/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { remuxApart } from './remux-apart.ts';

export type StrippedVideo = { path: string; bytes: number; durationMs: number };

/**
 * Writes picture and sound of the MP4 at `source` into a new file at `target`, without any data about place and
 * device. Refuses with `clipRefused` for a file that is no playable video or too long, and with `diskFull`.
 */
export async function stripVideoMetadata(
  { log }: Pick<Context, 'log'>,
  source: string,
  target: string,
): Promise<StrippedVideo> {
  const result = await remuxApart({ kind: 'video', source, target, maxSeconds: maxClipSeconds });
  if (result.outcome === 'diskFull') refuse('diskFull');
  if (result.outcome === 'refused') {
    log.info({ reason: result.reason }, 'a video was refused');
    return refuse('clipRefused');
  }
  const { size } = await stat(target);
  return { path: target, bytes: size, durationMs: Math.round(result.seconds * 1000) };
}
