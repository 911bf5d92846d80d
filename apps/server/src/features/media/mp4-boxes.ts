import { refuse } from '../../platform/app-error.ts';

/** A box of an MP4 (ISO/IEC 14496-12 §4.2): `start` of its head, `body` behind the head, `end` of it all. */
export type Box = { type: string; start: number; body: number; end: number };

/** Boxes that hold boxes, on the way to where metadata may hide. */
export const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** User data, metadata and free-form boxes: place names, device names, coordinates. */
export const telling = new Set(['udta', 'meta', 'uuid']);

/** The boxes between two places, from their heads alone; refuses what does not add up (`clipRefused`). */
export function listBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let start = from; start < to; ) {
    if (start + 8 > to) refuse('clipRefused');
    const [size, head] = boxSize(bytes, start, to);
    const end = start + size;
    if (size < head || end > to) refuse('clipRefused');
    found.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body: start + head, end });
    start = end;
  }
  return found;
}

/** Size and head length: 0 runs to the end, 1 is followed by 64 bits. */
function boxSize(bytes: Buffer, at: number, to: number): [size: number, head: number] {
  const size = bytes.readUInt32BE(at);
  if (size === 0) return [to - at, 8];
  if (size !== 1) return [size, 8];
  return at + 16 > to ? [0, 16] : [Number(bytes.readBigUInt64BE(at + 8)), 16];
}

/** The one box of that type, or a refusal. */
export function getBox(boxes: Box[], type: string): Box {
  return boxes.find((box) => box.type === type) ?? refuse('clipRefused');
}

/** The box at the end of a way of types through boxes that hold boxes. */
export function getBoxAt(bytes: Buffer, { body, end }: Box, ...way: string[]): Box {
  const [type = '', ...rest] = way;
  const box = getBox(listBoxes(bytes, body, end), type);
  return rest.length === 0 ? box : getBoxAt(bytes, box, ...rest);
}
