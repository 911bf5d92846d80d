import {
  type AudioCodec,
  FilePathSource,
  Input,
  type InputTrack,
  MP4,
  OGG,
  QTFF,
  type VideoCodec,
  WEBM,
} from 'mediabunny';
import { isDiskFull } from '../../../platform/storage/is-disk-full.ts';
import { canStream } from './can-stream.ts';
import { type Copy, copyTracks, measureSegments } from './copy-tracks.ts';
import type { StreamIndex } from './stream-index.ts';

export type RemuxOrder = {
  /** A video with its sound, or only the sound of a voice note. */
  kind: 'video' | 'voice';
  /** Path of the uploaded file. */
  source: string;
  /** Path of the new file; after a refusal a part of it may exist. */
  target: string;
  maxSeconds: number;
};
export type RemuxResult =
  | { outcome: 'written'; seconds: number; width: number; height: number; stream?: StreamIndex }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'diskFull' };

/** The codecs that browsers play. */
const codecs: readonly (VideoCodec | null)[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
/** The codecs that browsers record and play. */
const voiceCodecs: readonly (AudioCodec | null)[] = ['opus', 'aac'];
/** Larger than the pictures of any phone. */
const maxSide = 8192;
/** Encoders round up, and sound may end a little later than the picture. */
const toleranceSeconds = 0.5;

/**
 * Copies the samples of the first picture and sound track of an MP4 or QuickTime file, or of a voice note, into a new
 * MP4 that plays before it is complete. Copies nothing else: no other track, no metadata, no unknown box, no track
 * name. A video that can be cut as it is has fragments for HLS, which `stream` describes. Throws errors of the file
 * system; any other failure refuses the file.
 */
export async function remux(order: RemuxOrder): Promise<RemuxResult> {
  const input = new Input({ source: new FilePathSource(order.source), formats: formats[order.kind] });
  try {
    await (order.kind === 'voice' ? checkVoice : checkVideo)(input, order.maxSeconds);
    const isStream = order.kind === 'video' && (await canStream(input));
    const needed = order.kind === 'voice' ? 'audio' : 'video';
    const copy = await copyTracks(input, { ...order, needed, isStream });
    const seconds = await checkWritten(copy.tracks, order.target);
    const written = { outcome: 'written', seconds, ...(await sidesOf(input)) } as const;
    if (!isStream) return written;
    return { ...written, stream: await describeStream(copy, order.target, written) };
  } catch (error) {
    if (isDiskFull(error)) return { outcome: 'diskFull' };
    if (error instanceof Error && 'syscall' in error) throw error;
    return { outcome: 'refused', reason: String(error) };
  } finally {
    input.dispose();
  }
}

const formats = { video: [MP4, QTFF], voice: [WEBM, OGG, MP4] };

async function sidesOf(input: Input): Promise<{ width: number; height: number }> {
  const video = await input.getPrimaryVideoTrack();
  return { width: (await video?.getDisplayWidth()) ?? 0, height: (await video?.getDisplayHeight()) ?? 0 };
}

async function describeStream(
  { tracks, segments }: Copy,
  target: string,
  { seconds, width, height }: { seconds: number; width: number; height: number },
): Promise<StreamIndex> {
  const codecs = await Promise.all(tracks.map((track) => track.getCodecParameterString()));
  return { codecs: codecs.join(), width, height, ...(await measureSegments(target, segments, seconds)) };
}

async function checkVideo(input: Input, maxSeconds: number): Promise<void> {
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error('no picture');
  const codec = await video.getCodec();
  if (!codecs.includes(codec)) throw new Error(`codec ${codec ?? (await video.getInternalCodecId())}`);
  const sides = [await video.getCodedWidth(), await video.getCodedHeight()];
  if (!sides.every((side) => side > 0 && side <= maxSide)) throw new Error(`${sides.join(' x ')} pixels`);
  await checkLength(input, maxSeconds);
}

async function checkVoice(input: Input, maxSeconds: number): Promise<void> {
  if (await input.getPrimaryVideoTrack()) throw new Error('a picture');
  const sound = await input.getPrimaryAudioTrack();
  if (!sound) throw new Error('no sound');
  const codec = await sound.getCodec();
  if (!voiceCodecs.includes(codec)) throw new Error(`codec ${codec ?? (await sound.getInternalCodecId())}`);
  const channels = await sound.getNumberOfChannels();
  if (channels < 1 || channels > 2) throw new Error(`${channels} channels`);
  await checkLength(input, maxSeconds);
}

async function checkLength(input: Input, maxSeconds: number): Promise<void> {
  const seconds = await input.computeDuration();
  if (!(seconds > 0 && seconds <= maxSeconds + toleranceSeconds)) throw new Error(`${seconds} s`);
}

/**
 * Checks that no samples are missing, because a truncated file has fewer than it declares. Returns the length of the
 * new file in seconds.
 */
async function checkWritten(tracks: readonly InputTrack[], target: string): Promise<number> {
  const output = new Input({ source: new FilePathSource(target), formats: [MP4] });
  try {
    const copies = await output.getTracks();
    for (const track of tracks) {
      const copy = copies.find(({ type }) => type === track.type);
      const missing = (await lengthOf(track)) - (copy ? await lengthOf(copy) : 0);
      if (!copy || missing > toleranceSeconds) throw new Error(`${missing} s of ${track.type} are missing`);
    }
    return await output.computeDuration();
  } finally {
    output.dispose();
  }
}

/** Returns the seconds from the first visible sample to the end of the last. */
async function lengthOf(track: InputTrack): Promise<number> {
  return (await track.computeDuration()) - Math.max(0, await track.getFirstTimestamp());
}
