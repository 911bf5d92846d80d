import type { Storage } from '../../platform/storage/storage.ts';
import type { PreparedImage } from './image/prepare-image.ts';
import type { StoredClip, StoredVoice } from './insert-media.ts';

/** A ready MP4 without metadata, whose proportions are its poster's: its bytes, or the path of a file to be moved. */
export type Video = { mp4: Buffer; durationMs: number } | { path: string; bytes: number; durationMs: number };

/** Puts a picture, or a video with the picture that stands for it, below `key`. Gives what insertMedia wants to know. */
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

/** A ready MP4 with the sound of a voice note and nothing else; the file at `path` is moved. */
export type Voice = { path: string } & StoredVoice;

/** Puts a voice note below `key`. */
export async function putVoice(
  { storage }: { storage: Storage },
  key: string,
  { path, ...voice }: Voice,
): Promise<StoredVoice> {
  await storage.move(path, `${key}/mp4`);
  return voice;
}
