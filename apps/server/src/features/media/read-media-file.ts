import { open } from 'node:fs/promises';
import { maxClipBytes, maxImageBytes } from '@kindred/contract/media/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { imageFormat, isHeic } from './image/image-format.ts';
import { type PreparedImage, prepareImage } from './image/prepare-image.ts';
import { type StrippedVideo, stripVideoMetadata } from './video/strip-video-metadata.ts';
import type { NewFile } from './with-files.ts';

/** An uploaded file, in bytes, and where a clip is rewritten to. */
export type MediaSource = { path: string; size: number; converted: string };

/**
 * Converts a picture, or a clip, for which `poster` makes the picture that stands for it. The first bytes say what a
 * file is. Refuses with `fileRefused`, `heicRefused`, `tooManyPixels`, `clipRefused`, `tooLarge` and `diskFull`.
 */
export async function readMediaFile(
  context: Pick<Context, 'log'>,
  source: MediaSource,
  poster?: (clip: StrippedVideo) => Promise<PreparedImage>,
): Promise<NewFile> {
  const head = await readHead(source);
  if (imageFormat(head)) return { image: await preparePicture(source) };
  if (isHeic(head)) refuse('heicRefused');
  if (head.toString('latin1', 4, 8) !== 'ftyp') refuse('fileRefused');
  if (!poster) refuse('clipRefused');
  if (source.size > maxClipBytes) refuse('tooLarge');
  const video = await stripVideoMetadata(context, source);
  return { image: await poster(video), video };
}

async function readHead({ path }: MediaSource): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Converts a picture of at most `maxImageBytes`; refuses as `prepareImage` does, and with `tooLarge`. */
export function preparePicture({ path, size }: Pick<MediaSource, 'path' | 'size'>): Promise<PreparedImage> {
  if (size > maxImageBytes) refuse('tooLarge');
  return prepareImage(path);
}
