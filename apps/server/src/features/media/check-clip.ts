import { refuse } from '../../platform/app-error.ts';

/** Boxes that hold boxes, on the way to where metadata may hide. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf']);
/** User data, metadata and free-form boxes: place names, device names, coordinates. */
const telling = new Set(['udta', 'meta', 'uuid']);
const maxDepth = 6;

/**
 * Lets an MP4 through that is one (ISO/IEC 14496-12: file type box first, a movie box in it) and that carries
 * no metadata; refuses anything else. Reads box heads only, never what is in them.
 */
export function checkClip(bytes: Buffer): void {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') refuse('fileRefused');
  if (!boxTypes(bytes, 0, bytes.length, 0).includes('moov')) refuse('fileRefused');
}

function boxTypes(bytes: Buffer, start: number, end: number, depth: number): string[] {
  if (depth > maxDepth) refuse('fileRefused');
  const found: string[] = [];
  for (let at = start; at < end; ) {
    if (at + 8 > end) refuse('fileRefused');
    const type = bytes.toString('latin1', at + 4, at + 8);
    const [size, head] = boxSize(bytes, at, end);
    if (size < head || at + size > end || telling.has(type)) refuse('fileRefused');
    if (containers.has(type)) boxTypes(bytes, at + head, at + size, depth + 1);
    found.push(type);
    at += size;
  }
  return found;
}

/** Size and head length: 0 runs to the end, 1 is followed by 64 bits. */
function boxSize(bytes: Buffer, at: number, end: number): [size: number, head: number] {
  const size = bytes.readUInt32BE(at);
  if (size === 0) return [end - at, 8];
  if (size !== 1) return [size, 8];
  return at + 16 > end ? [0, 16] : [Number(bytes.readBigUInt64BE(at + 8)), 16];
}
