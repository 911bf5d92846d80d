import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { CardAsset } from './read-charx.ts';

/** A fixed time, so that the same card makes the same file. */
const mtime = new Date(Date.UTC(1980, 0, 1));

export function writeCharx(json: string, assets: CardAsset[]): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(json, 'utf8'), 'card.json', { mtime });
  for (const { path, bytes } of assets) zip.addBuffer(bytes, path, { mtime, compress: false });
  zip.end();
  return buffer(zip.outputStream as Readable);
}
