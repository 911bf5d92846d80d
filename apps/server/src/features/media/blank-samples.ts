import { refuse } from '../../platform/app-error.ts';
import { type Box, getBoxAt, listBoxes } from './mp4-boxes.ts';

/**
 * Overwrites what a track's chunks hold (ISO/IEC 14496-12 §8.7). Tables that do not add up, or that would have
 * more overwritten than there is, are refused (`clipRefused`).
 */
export function blankSamples(mp4: Buffer, track: Box): void {
  const table = getBoxAt(mp4, track, 'mdia', 'minf', 'stbl');
  const sizes = readSizes(mp4, getBoxAt(mp4, table, 'stsz'));
  const perChunk = readEntries(mp4, getBoxAt(mp4, table, 'stsc'), 12).map((at) => ({
    firstChunk: mp4.readUInt32BE(at),
    samples: mp4.readUInt32BE(at + 4),
  }));
  let sample = 0;
  let blanked = 0;
  let run = 0;
  chunkPlaces(mp4, table).forEach((from, chunk) => {
    while ((perChunk[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= chunk + 1) run++;
    const end = sample + (perChunk[run]?.samples ?? 0);
    if (end > sizes.count) refuse('clipRefused');
    let bytes = 0;
    for (; sample < end; sample++) bytes += sizes.of(sample);
    blanked += bytes;
    if (from + bytes > mp4.length || blanked > mp4.length) refuse('clipRefused');
    mp4.fill(0, from, from + bytes);
  });
}

/** All of one size, or a size for each. */
function readSizes(mp4: Buffer, { body, end }: Box) {
  if (end - body < 12) refuse('clipRefused');
  const all = mp4.readUInt32BE(body + 4);
  const count = mp4.readUInt32BE(body + 8);
  const most = all === 0 ? (end - body - 12) / 4 : mp4.length / all;
  if (count > most) refuse('clipRefused');
  return { count, of: (sample: number) => all || mp4.readUInt32BE(body + 12 + sample * 4) };
}

function chunkPlaces(mp4: Buffer, { body, end }: Box): number[] {
  const boxes = listBoxes(mp4, body, end);
  const narrow = boxes.find(({ type }) => type === 'stco');
  if (narrow) return readEntries(mp4, narrow, 4).map((at) => mp4.readUInt32BE(at));
  const wide = boxes.find(({ type }) => type === 'co64') ?? refuse('clipRefused');
  return readEntries(mp4, wide, 8).map((at) => Number(mp4.readBigUInt64BE(at)));
}

/** Where the entries of a table are: version and flags first, then their number, then they. */
function readEntries(mp4: Buffer, { body, end }: Box, size: number): number[] {
  const count = end - body < 8 ? 0 : mp4.readUInt32BE(body + 4);
  if (count > (end - body - 8) / size) refuse('clipRefused');
  return Array.from({ length: count }, (_, at) => body + 8 + at * size);
}
