import type { Context } from '../../context.ts';
import { checkClip } from './check-clip.ts';
import { insertMedia, type MediaClass, type StoredMedia } from './insert-media.ts';
import { prepareImage } from './prepare-image.ts';
import { putRenditions } from './store-image.ts';

/**
 * Keeps a ready MP4 without metadata and the picture that stands for it; refuses anything else
 * (`fileRefused`). The poster's proportions are the clip's.
 */
export async function storeVideo(
  context: Context,
  given: { mp4: Buffer; poster: Uint8Array; durationMs: number; ownerUserId: string; class: MediaClass },
): Promise<StoredMedia> {
  checkClip(given.mp4);
  const image = await prepareImage(given.poster);
  const key = context.random.token(16);
  await putRenditions(context, key, image);
  await context.storage.put(`${key}/mp4`, given.mp4);
  return insertMedia(context.db, {
    key,
    image,
    clip: { bytes: given.mp4.length, width: image.width, durationMs: given.durationMs },
    ownerUserId: given.ownerUserId,
    class: given.class,
    now: context.clock.now(),
  });
}
