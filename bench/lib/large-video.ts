import path from 'node:path';
import {
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

const clip = path.resolve(import.meta.dirname, '../../apps/server/demo/media/clips/waves.mp4');
const framesPerSecond = 30;
const keyEverySeconds = 2;

/** Writes an MP4 of 1080p of a length and a rate, whose pictures are noise: copying does not look at them. */
export async function writeLargeVideo(
  target: string,
  { seconds, bitsPerSecond }: { seconds: number; bitsPerSecond: number },
): Promise<void> {
  const input = new Input({ source: new FilePathSource(clip), formats: [MP4] });
  const config = await (await input.getPrimaryVideoTrack())?.getDecoderConfig();
  if (!config) throw new Error('the clip has no picture');
  const decoderConfig = { ...config, codedWidth: 1920, codedHeight: 1080 };
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(target),
  });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const bytes = Math.round(bitsPerSecond / 8 / framesPerSecond);
  for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
    const isKey = frame % (framesPerSecond * keyEverySeconds) === 0;
    const data = new Uint8Array(bytes).fill(frame % 251);
    // One unit of a slice, after its length (ISO/IEC 14496-15 §5.3.3.1).
    new DataView(data.buffer).setUint32(0, bytes - 4);
    data[4] = isKey ? 0x65 : 0x41;
    const packet = new EncodedPacket(
      data,
      isKey ? 'key' : 'delta',
      frame / framesPerSecond,
      1 / framesPerSecond,
    );
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  input.dispose();
}
