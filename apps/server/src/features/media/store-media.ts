import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { insertMedia, type MediaClass, type StoredMedia } from './insert-media.ts';
import { type PreparedImage, prepareImage } from './prepare-image.ts';
import { putFiles, type Video } from './put-files.ts';
import { refuseOverQuota } from './quota.sql.ts';
import { removeFiles } from './remove-files.ts';

type Owned = { ownerUserId: string; class: MediaClass };

/** Keeps a picture that a person gave us, as bytes or as the path of a file; refuses as `prepareImage` and `storeMedia` do. */
export async function storeImage(
  context: Context,
  { picture, ...owned }: Owned & { picture: Uint8Array | string },
): Promise<StoredMedia> {
  return storeMedia(context, { ...owned, image: await prepareImage(picture) });
}

/**
 * Keeps a picture, or a video with the picture that stands for it. Files first, rows last: a crash in between leaves
 * files that nothing names, never a row without its file. `onStored` runs in the transaction of the rows. Refuses
 * `storageFull`; when anything fails, nothing is kept.
 */
export async function storeMedia(
  context: Context,
  given: Owned & { image: PreparedImage; video?: Video | undefined },
  onStored: (tx: Tx, stored: StoredMedia) => Promise<void> = async () => {},
): Promise<StoredMedia> {
  const { image, video, ...owned } = given;
  const key = context.random.token(16);
  try {
    const clip = await putFiles(context, key, image, video);
    const row = { ...owned, key, image, now: context.clock.now(), ...(clip ? { clip } : {}) };
    return await transact(context, async (tx) => {
      const stored = await insertMedia(tx, row);
      await refuseOverQuota(tx, context.config, owned.ownerUserId);
      await onStored(tx, stored);
      return stored;
    });
  } catch (error) {
    await removeFiles(context, { key, widths: image.renditions.map(({ width }) => width), isClip: !!video });
    throw error;
  }
}
