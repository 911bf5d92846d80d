import type { Context } from '../../context.ts';

/** Removes the files of a picture or clip from the storage. Missing files are no failure. */
export async function deleteStoredFiles(
  { storage }: Pick<Context, 'storage'>,
  media: { key: string; widths: number[]; isClip: boolean },
): Promise<void> {
  for (const width of media.widths) await storage.remove(`${media.key}/w${width}`);
  if (media.isClip) await storage.remove(`${media.key}/mp4`);
}
