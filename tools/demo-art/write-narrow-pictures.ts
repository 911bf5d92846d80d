import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { mediaFolder, narrowFile } from '../../apps/server/demo/world/demo-media.ts';
import { widthsOf } from '../../apps/server/src/features/media/image/prepare-image.ts';

/** Writes a picture of the media folder again in each of the narrower widths in which the server keeps it. */
export async function writeNarrowPictures(picture: string): Promise<void> {
  const whole = sharp(path.join(mediaFolder, picture));
  const { width } = await whole.metadata();
  for (const narrower of widthsOf(width).slice(0, -1)) {
    const file = narrowFile(picture, narrower);
    await mkdir(path.dirname(file), { recursive: true });
    await whole.clone().resize({ width: narrower }).webp({ quality: 80, effort: 6 }).toFile(file);
  }
}
