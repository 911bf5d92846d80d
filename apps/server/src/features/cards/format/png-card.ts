import { AppError, refuse } from '../../../platform/app-error.ts';
import { acceptCardText } from './card-text.ts';
import { toV2, toV3 } from './convert-card.ts';
import { type PngChunk, readPngChunks, readTextChunk, textChunk, writePngChunks } from './png-chunks.ts';

const cardKeywords = ['chara', 'ccv3'];

/**
 * Returns the card in a PNG, and the picture without card, place and camera. `ccv3` wins over `chara`, unless it says
 * the same (as in files that `writePngCard` makes of a V2): then the card keeps its version.
 */
export function readPngCard(bytes: Buffer): { json: string; picture: Buffer; hadLocation: boolean } {
  const chunks = readPngChunks(bytes);
  const [chara, ccv3] = cardKeywords.map((keyword) => findCard(chunks, keyword));
  const isDerived = chara !== undefined && ccv3 !== undefined && toV3(chara) === ccv3;
  const json = isDerived ? chara : (ccv3 ?? chara);
  if (json === undefined) refuse('cardRefused');
  const keptChunks = chunks.filter((chunk) => !isMetadata(chunk) && !isCard(chunk));
  const hadLocation = chunks.some((chunk) => isMetadata(chunk));
  return { json, picture: writePngChunks(keptChunks), hadLocation };
}

/** Returns a picture that carries a card: `chara` for programs that know V1 and V2, `ccv3` for those that know V3. */
export function writePngCard(picture: Buffer, json: string): Buffer {
  const chunks = readPngChunks(picture).filter((chunk) => !isMetadata(chunk) && !isCard(chunk));
  const cards = [textChunk('chara', encode(toV2(json))), textChunk('ccv3', encode(toV3(json)))];
  return writePngChunks(chunks.toSpliced(-1, 0, ...cards));
}

/** Returns a PNG without place and camera, its pixels unchanged; undefined when it has neither. */
export function stripPng(bytes: Buffer): Buffer | undefined {
  const chunks = readPngChunks(bytes);
  const keptChunks = chunks.filter((chunk) => !isMetadata(chunk));
  return keptChunks.length < chunks.length ? writePngChunks(keptChunks) : undefined;
}

function findCard(chunks: PngChunk[], keyword: string): string | undefined {
  for (const chunk of chunks) {
    const entry = readTextChunk(chunk);
    if (entry?.keyword.toLowerCase() === keyword) return acceptOrUndefined(Buffer.from(entry.text, 'base64'));
  }
  return undefined;
}

/** When one of two cards in a picture cannot be read, the other one counts. */
function acceptOrUndefined(bytes: Buffer): string | undefined {
  try {
    return acceptCardText(bytes);
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'cardRefused') return undefined;
    throw error;
  }
}

function isCard(chunk: PngChunk): boolean {
  return cardKeywords.includes(readTextChunk(chunk)?.keyword.toLowerCase() ?? '');
}

/** Whether the chunk is EXIF or XMP: where and with what the picture was taken. */
function isMetadata({ type, data }: PngChunk): boolean {
  if (type === 'eXIf') return true;
  if (!['tEXt', 'zTXt', 'iTXt'].includes(type)) return false;
  const keyword = data.toString('latin1', 0, Math.max(0, data.indexOf(0)));
  return keyword === 'XML:com.adobe.xmp' || /^raw profile type /i.test(keyword);
}

function encode(json: string): string {
  return Buffer.from(json, 'utf8').toString('base64');
}
