import type { Storage } from '../../platform/storage/storage.ts';
import type { PreparedImage } from './image/prepare-image.ts';
import type { StoredClip, StoredVoice } from './insert-media.ts';

/**
 * A playable MP4 without metadata, with the proportions of its poster: its bytes, or the path of a file to be moved.
 */
export type Video = { mp4: Buffer; durationMs: number } | { path: string; bytes: number; durationMs: number };

/** Stores a picture, or a video and its poster, below `key`. Returns the clip's values for `insertMedia`. */
export async function putFiles(
  { storage }: { storage: Storage },
  key: string,
  image: PreparedImage,
  video?: Video,
): Promise<StoredClip | undefined> {
  for (const { width, bytes } of image.renditions) await storage.put(`${key}/w${width}`, bytes);
  if (!video) return undefined;
  const { durationMs } = video;
  if ('path' in video) await storage.move(video.path, `${key}/mp4`);
  else await storage.put(`${key}/mp4`, video.mp4);
  const bytes = 'path' in video ? video.bytes : video.mp4.length;
  return { bytes, width: image.width, durationMs };
}

/** A playable MP4 with only the sound of a voice note. The file at `path` is moved. */
export type Voice = { path: string } & StoredVoice;

export async function putVoice(
  { storage }: { storage: Storage },
  key: string,
  { path, ...voice }: Voice,
): Promise<StoredVoice> {
  await storage.move(path, `${key}/mp4`);
  return voice;
}
