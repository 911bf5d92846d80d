import type { Storage } from '../../platform/storage/storage.ts';
import type { PreparedImage } from './image/prepare-image.ts';
import type { StoredClip, StoredVoice } from './insert-media.ts';
import type { StreamIndex } from './video/stream-index.ts';

/** A playable MP4 without metadata, with the proportions of its poster. The file at `path` is moved. */
export type Video = { path: string; bytes: number; durationMs: number; stream?: StreamIndex | undefined };

/** Stores a picture, or a video and its poster, below `key`. Returns the clip's values for `insertMedia`. */
export async function putFiles(
  { storage }: { storage: Storage },
  key: string,
  image: PreparedImage,
  video?: Video,
): Promise<StoredClip | undefined> {
  for (const { width, bytes } of image.renditions) await storage.put(`${key}/w${width}`, bytes);
  if (!video) return undefined;
  const { path, bytes, durationMs, stream } = video;
  await storage.move(path, `${key}/mp4`);
  return { bytes, width: image.width, durationMs, stream };
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
