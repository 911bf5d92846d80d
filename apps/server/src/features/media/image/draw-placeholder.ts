import sharp, { type CreateRaw } from 'sharp';

const maxLength = 600;

/** A few blurred pixels of the picture as a WebP data URL of at most 600 characters: nothing can be made out in it. */
export async function drawPlaceholder(data: Buffer, raw: CreateRaw): Promise<string> {
  for (const side of [16, 12, 8, 4]) {
    const tiny = await sharp(data, { raw })
      .resize({ width: side, height: side, fit: 'inside' })
      .flatten({ background: '#808080' })
      .blur(1)
      .webp({ quality: 30, effort: 4 })
      .toBuffer();
    const url = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (url.length <= maxLength) return url;
  }
  throw new Error('a picture of 4 pixels cannot be that large');
}
