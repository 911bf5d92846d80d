import type { Context } from '../../context.ts';
import { insertMedia, type MediaClass, type StoredMedia } from './insert-media.ts';
import { type PreparedImage, prepareImage } from './prepare-image.ts';
import { putFiles } from './put-files.ts';

type Keeper = { ownerUserId: string; class: MediaClass };

/** Keeps a picture that a person gave us; refuses what is none (`fileRefused`). */
export async function storeImage(
  context: Context,
  given: Keeper & { bytes: Uint8Array },
): Promise<StoredMedia> {
  return storePrepared(context, await prepareImage(given.bytes), given);
}

/**
 * Files first, rows last: a crash in between leaves files that nothing names, never a row without its file.
 */
export async function storePrepared(
  context: Context,
  image: PreparedImage,
  { ownerUserId, class: mediaClass }: Keeper,
): Promise<StoredMedia> {
  const key = context.random.token(16);
  await putFiles(context, key, image);
  return insertMedia(context.db, { key, image, ownerUserId, class: mediaClass, now: context.clock.now() });
}
