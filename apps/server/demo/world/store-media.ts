import { createHmac } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../src/context.ts';
import type { PreparedImage } from '../../src/features/media/image/prepare-image.ts';
import type { StoredClip } from '../../src/features/media/insert-media.ts';
import { putFiles } from '../../src/features/media/put-files.ts';
import { stripVideoMetadata } from '../../src/features/media/video/strip-video-metadata.ts';
import type { DemoCreator } from './demo-creator.ts';
import { type DemoMedia, listDemoMedia, mediaFolder } from './demo-media.ts';
import { readPicture } from './read-picture.ts';

/** A picture or clip in the storage, not yet in the database. */
export type StoredMedia = { key: string; image: PreparedImage; clip?: StoredClip };

/** By the name of the DemoMedia. */
export type StoredWorld = ReadonlyMap<string, StoredMedia>;

const atOnce = 2;

/**
 * Puts every picture and clip of the demo world into the storage, as if a person had uploaded it.
 * The keys follow from the names, so that a second try after a crash writes the same files again and leaves none
 * behind.
 */
export async function storeMedia(context: Context, creators: readonly DemoCreator[]): Promise<StoredWorld> {
  const waiting = listDemoMedia(creators);
  const stored = new Map<string, StoredMedia>();
  const work = async () => {
    for (let media = waiting.shift(); media; media = waiting.shift()) {
      stored.set(media.name, await store(context, media));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

async function store(context: Context, { name, picture, clip }: DemoMedia): Promise<StoredMedia> {
  const image = await readPicture(picture);
  const key = createHmac('sha256', context.secret('demo media'))
    .update(name)
    .digest('base64url')
    .slice(0, 22);
  const storedClip = await putFiles(
    context,
    key,
    image,
    clip ? await readClip(context, key, clip) : undefined,
  );
  return storedClip ? { key, image, clip: storedClip } : { key, image };
}

async function readClip(context: Context, key: string, clip: string) {
  const folder = join(context.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  return stripVideoMetadata(context, {
    path: join(mediaFolder, clip),
    converted: join(folder, `${key}.mp4`),
  });
}
