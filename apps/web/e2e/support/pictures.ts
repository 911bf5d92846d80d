import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

type FilePayload = { name: string; mimeType: string; buffer: Buffer };

/** A photo unlike any other, as a browser is given it. */
export async function newPhoto(name: string, width = 800, height = 600): Promise<FilePayload> {
  const seed = await sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
    .png()
    .toBuffer();
  const buffer = await sharp(seed).resize(width, height, { fit: 'fill', kernel: 'cubic' }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
