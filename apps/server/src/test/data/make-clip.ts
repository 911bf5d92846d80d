import { readFileSync } from 'node:fs';

/**
 * A real clip: a moving picture of 40 × 30 pixels for two seconds, H.264 with B-frames, and a tone in AAC. Its movie box
 * comes last, so that boxes can be added without moving a sample. Made with ffmpeg from testsrc2 and sine.
 */
const plainClip = readFileSync(new URL('./clip.mp4', import.meta.url));
const plainSeconds = 2;

type ClipOptions = {
  seconds?: number;
  /** Text in all places where phones and programs leave some. */
  metadata?: string;
  /** The content of a track that is neither seen nor heard. */
  metadataTrack?: string;
};

/** Returns the clip with the options applied. */
export function makeClip({ seconds = plainSeconds, metadata, metadataTrack }: ClipOptions = {}): Buffer {
  const moovAt = plainClip.lastIndexOf('moov') - 4;
  let head = plainClip.subarray(0, moovAt);
  let moov = setSeconds(plainClip.subarray(moovAt), seconds);
  if (metadataTrack !== undefined) {
    const sample = Buffer.from(metadataTrack);
    moov = addBox(moov, [], makeTrack(head.length + 8, sample.length));
    head = Buffer.concat([head, box('mdat', sample)]);
  }
  if (metadata === undefined) return Buffer.concat([head, moov]);
  const text = Buffer.from(metadata);
  const place = box('udta', box('\xa9xyz', text), box('loci', words(0), text), box('meta', words(0), text));
  for (const added of [place, box('meta', words(0), text), box('zzzz', text)]) moov = addBox(moov, [], added);
  for (const added of [place, box('zzzz', text)]) moov = addBox(moov, ['trak'], added);
  moov = addBox(moov, ['trak', 'mdia', 'minf', 'stbl'], box('zzzz', text));
  return Buffer.concat([head, box('uuid', text), moov, box('free', text), box('zzzz', text)]);
}

/** Builds a box of an MP4 (ISO/IEC 14496-12 §4.2). */
export function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([words(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** Writes numbers as the 32-bit words of a video's boxes. */
export function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

/** Appends a box to the first box that `path` leads to; the sample tables stay right. */
function addBox(parent: Buffer, path: string[], added: Buffer): Buffer {
  const [type, ...rest] = path;
  if (type === undefined) return box(parent.toString('latin1', 4, 8), parent.subarray(8), added);
  const at = parent.indexOf(type, 8, 'latin1') - 4;
  const end = at + parent.readUInt32BE(at);
  const child = addBox(parent.subarray(at, end), rest, added);
  return box(parent.toString('latin1', 4, 8), parent.subarray(8, at), child, parent.subarray(end));
}

/** Changes how long each sample is shown (`stts`); without a length also removes the composition offsets (`ctts`). */
function setSeconds(moov: Buffer, seconds: number): Buffer {
  const changed = Buffer.from(moov);
  eachEntry(changed, 'stts', (value) => Math.round((value * seconds) / plainSeconds));
  if (seconds === 0) eachEntry(changed, 'ctts', () => 0);
  return changed;
}

/** Changes the second number of each entry in every table of that type. */
function eachEntry(bytes: Buffer, table: string, change: (value: number) => number): void {
  for (let at = bytes.indexOf(table); at >= 0; at = bytes.indexOf(table, at + 4)) {
    for (let entry = 0; entry < bytes.readUInt32BE(at + 8); entry++) {
      const place = at + 16 + entry * 8;
      bytes.writeUInt32BE(change(bytes.readUInt32BE(place)), place);
    }
  }
}

/**
 * Builds a track of timed metadata with one sample of `size` bytes at `place`, in which phones and cameras store
 * positions.
 */
function makeTrack(place: number, size: number): Buffer {
  const table = box(
    'stbl',
    box('stsd', words(0, 1), box('mett', words(0, 1))),
    box('stts', words(0, 1, 1, 1000)),
    box('stsz', words(0, 0, 1, size)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stco', words(0, 1, place)),
  );
  const handler = box('hdlr', words(0, 0), Buffer.from('meta'), words(0, 0, 0), Buffer.from('\0'));
  const header = box('mdhd', words(0, 0, 0, 1000, 1000, 0x55c40000));
  const trackHeader = box('tkhd', words(1, 0, 0, 3, 0, 1000, ...Array<number>(14).fill(0)));
  return box('trak', trackHeader, box('mdia', header, handler, box('minf', table)));
}
