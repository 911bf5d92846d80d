import sharp, { type CreateRaw } from 'sharp';

const maxLength = 600;

/**
 * Returns a few blurred pixels of a picture as a WebP data URL of at most 600 characters. Nothing in it is
 * recognizable.
 */
export async function drawPlaceholder(data: Buffer, raw: CreateRaw): Promise<string> {
  for (const side of [16, 12, 8, 4]) {
    const thumbnail = await sharp(data, { raw })
      .resize({ width: side, height: side, fit: 'inside' })
      .flatten({ background: '#808080' })
      .blur(1)
      .webp({ quality: 30, effort: 4 })
      .toBuffer();
    const url = `data:image/webp;base64,${thumbnail.toString('base64')}`;
    if (url.length <= maxLength) return url;
  }
  throw new Error('a picture of 4 pixels cannot be that large');
}
