import sharp from 'sharp';
import { AppError, refuse } from '../../../platform/app-error.ts';
import { imageFormat } from '../../media/image/image-format.ts';
import { stripPng } from './png-card.ts';

/** Pixels that the pictures of one archive may have together, if they have to be written anew. */
const maxPixels = 60e6;
const maxSeconds = 15;

/**
 * Takes the EXIF and XMP out of pictures that say where they were taken. A PNG keeps its pixels; a JPEG, WebP or AVIF is
 * turned as it says and written anew. Gives undefined for whatever has nothing of that, so that it stays byte by byte,
 * and for what cannot be read as a picture. Refuses `tooLarge` when too much would have to be decoded.
 */
export function imageStripper(): (bytes: Buffer) => Promise<Buffer | undefined> {
  let left = maxPixels;
  return async (bytes) => {
    try {
      const format = imageFormat(bytes);
      if (format === 'png') return stripPng(bytes);
      if (!format) return undefined;
      const { exif, xmp, width, height } = await sharp(bytes, { animated: true }).metadata();
      if (!exif && !xmp) return undefined;
      left -= width * height;
      if (left < 0) refuse('tooLarge');
      const image = sharp(bytes, {
        limitInputPixels: maxPixels,
        failOn: 'error',
        animated: format === 'webp',
      });
      return await image
        .autoOrient()
        .timeout({ seconds: maxSeconds })
        .toFormat(format, { quality: 95 })
        .toBuffer();
    } catch (error) {
      if (error instanceof AppError && error.refusal === 'tooLarge') throw error;
      return undefined;
    }
  };
}
