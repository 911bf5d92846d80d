import { buffer } from 'node:stream/consumers';
import { maxCardAssetBytes, maxCardJsonBytes } from '@kindred/contract/cards/limits';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError, refuse } from '../../../platform/app-error.ts';
import { acceptCardText } from './card-text.ts';

/** A file that came with a card, by its path in the archive. */
export type CardAsset = { path: string; bytes: Buffer };

const maxEntries = 500;
/** Deflate cannot pack better than about 1 : 1032; nothing honest comes near. */
const maxRatio = 200;
const zipStart = Buffer.from('PK\x03\x04', 'latin1');

/** Where the archive begins: some programs put it behind a picture or a program. -1 for none. */
export function findZip(bytes: Buffer): number {
  return bytes.indexOf(zipStart);
}

/**
 * The card and the files of a CHARX archive. Refuses `cardRefused` for one that is encrypted, broken, or has names that
 * lead out of it, and `tooLarge` for one that unpacks to more than 32 MB, in whatever way it says so.
 */
export async function readCharx(bytes: Buffer): Promise<{ json: string; assets: CardAsset[] }> {
  try {
    return await readEntries(await fromBufferPromise(bytes, { strictFileNames: true }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuse('cardRefused');
  }
}

async function readEntries(zip: ZipFile): Promise<{ json: string; assets: CardAsset[] }> {
  if (zip.entryCount > maxEntries) refuse('tooLarge');
  const assets: CardAsset[] = [];
  let json: string | undefined;
  let left = maxCardAssetBytes + maxCardJsonBytes;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    left -= entry.uncompressedSize;
    const isBomb = entry.uncompressedSize > maxRatio * Math.max(entry.compressedSize, 1024);
    if (left < 0 || isBomb) refuse('tooLarge');
    // The stream counts as well: an entry that unpacks to more than it declares breaks off.
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (entry.fileName === 'card.json') json = acceptCardText(content);
    else assets.push({ path: entry.fileName, bytes: content });
  }
  return { json: json ?? refuse('cardRefused'), assets };
}
