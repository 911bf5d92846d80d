import { maxClipBytes, maxImageBytes } from '@kindred/contract/media/limits';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const clipTypes = ['video/mp4', 'video/quicktime'];

export type FileKind = 'image' | 'video';

/** The largest file of each kind, in bytes. */
export const maxBytes: Record<FileKind, number> = { image: maxImageBytes, video: maxClipBytes };

/** What a file is, as its browser says; undefined for what cannot be sent. */
export function kindOfFile({ type }: File): FileKind | undefined {
  if (imageTypes.includes(type)) return 'image';
  return clipTypes.includes(type) ? 'video' : undefined;
}
