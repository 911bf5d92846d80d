import { open, stat } from 'node:fs/promises';
import { Conversion, FilePathTarget, type Input, type InputTrack, Mp4OutputFormat, Output } from 'mediabunny';

/** What is larger is copied without being held in memory. */
const maxInMemoryBytes = 67_108_864;
/** A segment ends with the first key picture after so long: one of every second gives a segment a second. */
const minSegmentSeconds = 1;

export type Copy = {
  tracks: readonly InputTrack[];
  /** Where the segments begin, in bytes and in seconds; none in a file without. */
  segments: { at: number; seconds: number }[];
};

/**
 * Copies the samples of the first picture and sound track into a new MP4 without any metadata: in fragments, or as one
 * piece that plays before it is complete.
 */
export async function copyTracks(
  input: Input,
  {
    source,
    target,
    needed,
    isStream,
  }: { source: string; target: string; needed: 'audio' | 'video'; isStream: boolean },
): Promise<Copy> {
  const segments: Copy['segments'] = [];
  const isLarge = !isStream && (await stat(source)).size > maxInMemoryBytes;
  const output = new Output({
    format: new Mp4OutputFormat(
      isStream
        ? {
            fastStart: 'fragmented',
            minimumFragmentDuration: minSegmentSeconds,
            onMoof: (_, at, seconds) => segments.push({ at, seconds }),
          }
        : { fastStart: isLarge ? 'reserve' : 'in-memory' },
    ),
    target: new FilePathTarget(target),
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    showWarnings: false,
  });
  const tracks = conversion.utilizedTracks;
  if (!tracks.some(({ type }) => type === needed)) throw new Error(`no ${needed} to copy`);
  for (const { metadata } of output.tracks) delete metadata.name;
  if (isLarge) await reserveTables(tracks, output);
  await conversion.execute();
  return { tracks, segments };
}

/** Leaves room for the tables before the samples, which are too many to be held in memory. */
async function reserveTables(tracks: readonly InputTrack[], { tracks: copies }: Output): Promise<void> {
  for (const track of tracks) {
    const copy = copies.find(({ type }) => type === track.type);
    if (copy) copy.metadata.maximumPacketCount = (await track.computePacketStats()).packetCount;
  }
}

/** What is left of a track at the end belongs to the segment before. */
const minTailSeconds = 0.5;

/** Returns the lengths of segments; the last ends where the table at the end of the file begins. */
export async function measureSegments(
  target: string,
  fragments: Copy['segments'],
  seconds: number,
): Promise<{ headBytes: number; segmentBytes: number[]; segmentMs: number[] }> {
  const segments = fragments.filter(
    (start, index) => index === 0 || seconds - start.seconds >= minTailSeconds,
  );
  const ends = [...segments.slice(1), { at: await findTable(target), seconds }];
  return {
    headBytes: segments[0]?.at ?? 0,
    segmentBytes: segments.map(({ at }, index) => (ends[index]?.at ?? 0) - at),
    segmentMs: segments.map((start, index) => toMs(ends[index]?.seconds ?? 0) - toMs(start.seconds)),
  };
}

const toMs = (seconds: number) => Math.round(seconds * 1000);

/** Returns where the movie fragment random access box begins: a file's last four bytes are its size (ISO/IEC 14496-12 §8.8.11). */
async function findTable(path: string): Promise<number> {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, size - 4);
    return size - buffer.readUInt32BE(0);
  } finally {
    await file.close();
  }
}
