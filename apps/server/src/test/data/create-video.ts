import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { prepareImage } from '../../features/media/image/prepare-image.ts';
import { insertMedia, type MediaClass, type StoredMedia } from '../../features/media/insert-media.ts';
import { stripVideoMetadata } from '../../features/media/video/strip-video-metadata.ts';
import { withFiles } from '../../features/media/with-files.ts';
import { drawNoise } from './create-post.ts';
import { makeClip } from './make-clip.ts';

/** Stores a video of that person as an upload of it is stored. */
export async function createVideo(
  context: Context,
  ownerUserId: string,
  { clip = makeClip(), mediaClass = 'private' as MediaClass } = {},
): Promise<StoredMedia> {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-clip-'));
  try {
    const [path, converted] = [join(folder, 'given.mp4'), join(folder, 'kept.mp4')];
    await writeFile(path, clip);
    const video = await stripVideoMetadata(context, { path, converted });
    const image = await prepareImage(await drawNoise());
    return await withFiles(context, ownerUserId, [{ image, video }], (tx, [file]) => {
      if (!file) throw new Error('one video makes one file');
      return insertMedia(tx, { ...file, ownerUserId, class: mediaClass, now: context.clock.now() });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
