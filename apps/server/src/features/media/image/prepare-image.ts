import { readFile } from 'node:fs/promises';
import { maxImagePixels } from '@kindred/contract/media/limits';
import sharp, { type CreateRaw } from 'sharp';
import { AppError, refuse } from '../../../platform/app-error.ts';
import { semaphore } from '../../../platform/semaphore.ts';
import { drawPlaceholder } from './draw-placeholder.ts';
import { imageFormat, isHeic } from './image-format.ts';

export type Rendition = { width: number; bytes: Buffer };

/** A picture as we store it: WebP in several widths, upright, without metadata. */
export type PreparedImage = {
  /** Pixels of the largest rendition. */
  width: number;
  height: number;
  renditions: Rendition[];
  placeholder: string;
};

const renditionWidths = [320, 640, 1080, 1600];
/** A rendition must be smaller than this part of the largest width to save anything. */
const worthwhile = 0.8;
const maxHeight = 6000;
const maxSeconds = 15;

/** A decoded picture takes up to 200 MB. */
const limited = semaphore(2);
// One thread per picture: `limited` bounds the cores that pictures take.
sharp.concurrency(1);

/**
 * Converts a person's JPEG, PNG, WebP or AVIF picture, as bytes or as a file path. Refuses other formats with
 * `fileRefused` or `heicRefused`, broken files with `fileRefused` and those above 50 megapixels with `tooManyPixels`. Keeps the first
 * frame of an animation. Decodes the picture once, rotates it by its EXIF data and encodes it again, so that nothing
 * of the original file stays.
 */
export async function prepareImage(picture: Uint8Array | string): Promise<PreparedImage> {
  return limited(async () => {
    const bytes = typeof picture === 'string' ? await readFile(picture) : picture;
    if (!imageFormat(bytes)) refuse(isHeic(bytes) ? 'heicRefused' : 'fileRefused');
    const { data, info } = await decode(bytes);
    const raw = { width: info.width, height: info.height, channels: info.channels } as const;
    const renditions = [];
    for (const width of widthsOf(info.width))
      renditions.push({ width, bytes: await render(data, raw, width) });
    return {
      width: info.width,
      height: info.height,
      renditions,
      placeholder: await drawPlaceholder(data, raw),
    };
  });
}

/** Returns the widths of a picture's renditions in pixels, ascending; the last is the picture's own. */
export function widthsOf(width: number): number[] {
  return [...renditionWidths.filter((narrower) => narrower < width * worthwhile), width];
}

async function decode(bytes: Uint8Array) {
  try {
    const { width, height } = await sharp(bytes).metadata();
    if (width * height > maxImagePixels) refuse('tooManyPixels');
    return await sharp(bytes, {
      limitInputPixels: maxImagePixels,
      failOn: 'error',
      pages: 1,
      autoOrient: true,
    })
      .timeout({ seconds: maxSeconds })
      .toColourspace('srgb')
      .resize({
        width: renditionWidths.at(-1) as number,
        height: maxHeight,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuse('fileRefused');
  }
}

function render(data: Buffer, raw: CreateRaw, width: number): Promise<Buffer> {
  return sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer();
}
