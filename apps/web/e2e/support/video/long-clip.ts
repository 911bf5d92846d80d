import path from 'node:path';
import {
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

const waves = path.resolve(import.meta.dirname, '../../../../server/demo/media/clips/waves.mp4');

/** The waves of the demo world, again and again: a clip of as many seconds, five at a time. */
export async function longClip(seconds: number): Promise<Buffer> {
  const input = new Input({ source: new FilePathSource(waves), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const codec = await track?.getCodec();
  if (!track || !codec) throw new Error('the clip has no picture');
  const length = await track.computeDuration();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  for (let from = 0; from < seconds; from += length)
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(
        packet.clone({ timestamp: from + packet.timestamp }),
        decoderConfig && { decoderConfig },
      );
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
