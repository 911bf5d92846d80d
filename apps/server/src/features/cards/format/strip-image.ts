import sharp from 'sharp';
import { AppError, refuse } from '../../../platform/app-error.ts';
import { imageFormat } from '../../media/image/image-format.ts';
import { stripPng } from './png-card.ts';

/** The number of pixels that may be encoded again per archive. */
const maxPixels = 60e6;
const maxSeconds = 15;

/**
 * Returns a function that removes EXIF and XMP from pictures with a location. A PNG keeps its pixels; a JPEG, WebP or
 * AVIF is rotated as its EXIF says and encoded again. The function returns undefined for pictures without EXIF and XMP
 * and for files that are no picture, which then stay byte by byte. It refuses with `tooLarge` when too many pixels would
 * have to be decoded.
 */
export function imageStripper(): (bytes: Buffer) => Promise<Buffer | undefined> {
  let pixelsLeft = maxPixels;
  return async (bytes) => {
    try {
      const format = imageFormat(bytes);
      if (format === 'png') return stripPng(bytes);
      if (!format) return undefined;
      const { exif, xmp, width, height } = await sharp(bytes, { animated: true }).metadata();
      if (!exif && !xmp) return undefined;
      pixelsLeft -= width * height;
      if (pixelsLeft < 0) refuse('tooLarge');
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
