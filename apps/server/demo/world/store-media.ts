import { createHmac } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maxClipSeconds } from '@kindred/contract/media/limits';
import type { Context } from '../../src/context.ts';
import type { PreparedImage } from '../../src/features/media/image/prepare-image.ts';
import type { StoredClip } from '../../src/features/media/insert-media.ts';
import { putFiles, type Video } from '../../src/features/media/put-files.ts';
import { remux } from '../../src/features/media/video/remux.ts';
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

/** Packages a clip as an upload is, but in this process: its files are our own. */
async function readClip({ config }: Context, key: string, clip: string): Promise<Video> {
  const folder = join(config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const target = join(folder, `${key}.mp4`);
  const result = await remux({
    kind: 'video',
    source: join(mediaFolder, clip),
    target,
    maxSeconds: maxClipSeconds,
  });
  if (result.outcome !== 'written') throw new Error(`the clip ${clip} was not packaged`);
  const { size } = await stat(target);
  return { path: target, bytes: size, durationMs: Math.round(result.seconds * 1000), stream: result.stream };
}
