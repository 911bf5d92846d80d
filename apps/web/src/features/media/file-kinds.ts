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

/** Whether a file is a HEIC photo. Browsers that do not know the type give none, so the name counts too. */
export function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
