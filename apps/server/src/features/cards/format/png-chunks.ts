import { crc32 } from 'node:zlib';
import { refuse } from '../../../platform/app-error.ts';

/** One chunk of a PNG file: its four-letter type and its data (PNG specification, 5.3). */
export type PngChunk = { type: string; data: Buffer };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxChunks = 20_000;

/** Whether the bytes begin with the PNG signature (PNG specification, 5.2). */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/**
 * Returns the chunks up to IEND and leaves out what follows. Refuses with `cardRefused` when the file is cut off or
 * damaged.
 */
export function readPngChunks(bytes: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = signature.length; ; ) {
    if (at + 12 > bytes.length || chunks.length >= maxChunks) refuse('cardRefused');
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) refuse('cardRefused');
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) refuse('cardRefused');
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
}

export function writePngChunks(chunks: PngChunk[]): Buffer {
  return Buffer.concat([signature, ...chunks.map(toBytes)]);
}

/** Returns keyword and text of a `tEXt` chunk; undefined for any other. */
export function readTextChunk({ type, data }: PngChunk): { keyword: string; text: string } | undefined {
  const end = data.indexOf(0);
  if (type !== 'tEXt' || end < 1) return undefined;
  return { keyword: data.toString('latin1', 0, end), text: data.toString('latin1', end + 1) };
}

/** Returns a chunk of Latin-1 text with its keyword (PNG specification, 11.3.4.3). */
export function textChunk(keyword: string, text: string): PngChunk {
  return { type: 'tEXt', data: Buffer.from(`${keyword}\0${text}`, 'latin1') };
}

function toBytes({ type, data }: PngChunk): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}
