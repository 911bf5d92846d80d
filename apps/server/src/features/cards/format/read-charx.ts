import { buffer } from 'node:stream/consumers';
import { maxCardAssetBytes, maxCardJsonBytes } from '@kindred/contract/cards/limits';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError, refuse } from '../../../platform/app-error.ts';
import { acceptCardText } from './card-text.ts';

export type CardAsset = { path: string; bytes: Buffer };

const maxEntries = 500;
/** Deflate cannot exceed about 1 : 1032, and no honest file comes near. */
const maxRatio = 200;
const zipStart = Buffer.from('PK\x03\x04', 'latin1');

/** Returns where the archive begins: some programs append it to a picture or a program. -1 when there is none. */
export function findZip(bytes: Buffer): number {
  return bytes.indexOf(zipStart);
}

/**
 * Reads the card and the files of a CHARX archive. Refuses with `cardRefused` when it is encrypted, broken, or has paths
 * that lead out of it, and with `tooLarge` when it unpacks to more than 32 MB.
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
  let bytesLeft = maxCardAssetBytes + maxCardJsonBytes;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    bytesLeft -= entry.uncompressedSize;
    const isBomb = entry.uncompressedSize > maxRatio * Math.max(entry.compressedSize, 1024);
    if (bytesLeft < 0 || isBomb) refuse('tooLarge');
    // The stream counts as well: an entry that unpacks to more than it declares is cut off.
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (entry.fileName === 'card.json') json = acceptCardText(content);
    else assets.push({ path: entry.fileName, bytes: content });
  }
  return { json: json ?? refuse('cardRefused'), assets };
}
