import { readFile } from 'node:fs/promises';
import sharp, { type CreateRaw } from 'sharp';
import { refuse } from '../../../platform/app-error.ts';
import { semaphore } from '../../../platform/semaphore.ts';
import { drawPlaceholder } from './draw-placeholder.ts';
import { imageFormat, isHeic } from './image-format.ts';

export type Rendition = { width: number; bytes: Buffer };

/** A picture as we keep it: WebP in several widths, upright, without metadata. */
export type PreparedImage = {
  /** Pixels of the largest rendition. */
  width: number;
  height: number;
  renditions: Rendition[];
  placeholder: string;
};

const renditionWidths = [320, 640, 1080, 1600];
/** A rendition that is hardly smaller than the largest saves nobody anything. */
const worthwhile = 0.8;
const maxHeight = 6000;
const maxPixels = 50e6;
const maxSeconds = 15;

/** A decoded picture takes up to 200 MB. */
const limited = semaphore(2);
// One thread per picture: the slots decide how many cores pictures may take.
sharp.concurrency(1);

/**
 * Takes a JPEG, PNG, WebP or AVIF picture that a person gave us, as bytes or as the path of a file; refuses everything
 * else (`fileRefused`, `heicRefused`), and what is broken or larger than 50 megapixels. Of an animation the first frame stays.
 * The picture is decoded once, turned as its EXIF says, and written anew: nothing of the original file is kept.
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

/** The widths in which a picture of this width is kept, in pixels, ascending; the last one is its own. */
export function widthsOf(width: number): number[] {
  return [...renditionWidths.filter((narrower) => narrower < width * worthwhile), width];
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, autoOrient: true })
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
  } catch {
    return refuse('fileRefused');
  }
}

function render(data: Buffer, raw: CreateRaw, width: number): Promise<Buffer> {
  return sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer();
}
