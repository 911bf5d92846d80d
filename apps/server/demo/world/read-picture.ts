import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPlaceholder } from '../../src/features/media/image/draw-placeholder.ts';
import { type PreparedImage, widthsOf } from '../../src/features/media/image/prepare-image.ts';
import { mediaFolder, narrowFile } from './demo-media.ts';

/**
 * Reads a picture of the demo world as prepareImage would give it. Its narrower renditions are committed beside it:
 * writing some hundred of them would take ten seconds of every first start.
 */
export async function readPicture(picture: string): Promise<PreparedImage> {
  const file = join(mediaFolder, picture);
  const { width, height } = await sharp(file).metadata();
  const renditions = await Promise.all(
    widthsOf(width).map(async (each) => ({
      width: each,
      bytes: await readFile(each === width ? file : narrowFile(picture, each)),
    })),
  );
  const { data, info } = await sharp(renditions[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
  const { width: rawWidth, height: rawHeight, channels } = info;
  const placeholder = await drawPlaceholder(data, { width: rawWidth, height: rawHeight, channels });
  return { width, height, renditions, placeholder };
}
