import { stat } from 'node:fs/promises';
import { maxVoiceSeconds } from '@kindred/contract/media/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { remuxApart } from './remux-apart.ts';

/**
 * Writes only the sound of a voice note (WebM, Ogg or MP4 with Opus or AAC) into a new MP4 at `target`. Refuses with
 * `voiceRefused` for a file without sound, with a picture, or above the limit, and with `diskFull`. `durationMs` is
 * measured.
 */
export async function rewriteVoice(
  { log }: Pick<Context, 'log'>,
  source: string,
  target: string,
): Promise<{ path: string; bytes: number; durationMs: number }> {
  const result = await remuxApart({ kind: 'voice', source, target, maxSeconds: maxVoiceSeconds });
  if (result.outcome === 'diskFull') refuse('diskFull');
  if (result.outcome === 'refused') {
    log.info({ reason: result.reason }, 'a voice note was refused');
    return refuse('voiceRefused');
  }
  const { size } = await stat(target);
  return { path: target, bytes: size, durationMs: Math.round(result.seconds * 1000) };
}
