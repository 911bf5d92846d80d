import type { Storage } from '../../platform/storage/storage.ts';
import { checkClip } from './check-clip.ts';
import type { StoredClip } from './insert-media.ts';
import type { PreparedImage } from './prepare-image.ts';

/** A ready MP4 whose proportions are its poster's. */
export type Film = { mp4: Buffer; durationMs: number };

/**
 * Puts a picture, or a clip with the picture that stands for it, below `key`; a clip that is none or carries
 * metadata is refused (`clipRefused`) before anything is kept. Gives what insertMedia wants to know of the clip.
 */
export async function putFiles(
  { storage }: { storage: Storage },
  key: string,
  image: PreparedImage,
  film?: Film,
): Promise<StoredClip | undefined> {
  if (film) checkClip(film.mp4);
  for (const { width, bytes } of image.renditions) await storage.put(`${key}/w${width}`, bytes);
  if (!film) return undefined;
  await storage.put(`${key}/mp4`, film.mp4);
  return { bytes: film.mp4.length, width: image.width, durationMs: film.durationMs };
}
