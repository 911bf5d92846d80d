import { refuse } from '../../platform/app-error.ts';
import { type Box, containers, getBox, listBoxes, telling } from './mp4-boxes.ts';

const maxDepth = 6;

/**
 * Lets an MP4 through that is one (ISO/IEC 14496-12: file type box first, a movie box in it) and that carries
 * no metadata; refuses anything else (`clipRefused`). Reads box heads only, never what is in them.
 */
export function checkClip(bytes: Buffer): void {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') refuse('clipRefused');
  getBox(checkBoxes(bytes, 0, bytes.length, 0), 'moov');
}

function checkBoxes(bytes: Buffer, from: number, to: number, depth: number): Box[] {
  if (depth > maxDepth) refuse('clipRefused');
  const boxes = listBoxes(bytes, from, to);
  for (const { type, body, end } of boxes) {
    if (telling.has(type)) refuse('clipRefused');
    if (containers.has(type)) checkBoxes(bytes, body, end, depth + 1);
  }
  return boxes;
}
