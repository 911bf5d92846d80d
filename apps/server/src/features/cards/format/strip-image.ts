import sharp from 'sharp';
import { isPng } from './png-chunks.ts';

const limits = { limitInputPixels: 50e6, failOn: 'error' } as const;

/**
 * A picture without the EXIF and XMP that say where it was taken, turned as they say; undefined where it has none, so
 * that it stays byte by byte, and where it cannot be read as a picture.
 */
export async function stripImage(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const { exif, xmp } = await sharp(bytes, limits).metadata();
    if (!exif && !xmp) return undefined;
    const image = sharp(bytes, { ...limits, autoOrient: true }).timeout({ seconds: 15 });
    return await (isPng(bytes)
      ? image.png()
      : image.toFormat((await image.metadata()).format, { quality: 95 })
    ).toBuffer();
  } catch {
    return undefined;
  }
}
