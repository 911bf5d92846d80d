import { randomBytes } from 'node:crypto';
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny';

/**
 * Builds a voice note as a browser records it: Opus in WebM, `seconds` long, in packets of 20 ms whose content is never
 * decoded. `title` is the metadata of the recorder's program.
 */
export async function makeVoice({
  seconds = 2,
  title = '',
}: {
  seconds?: number;
  title?: string;
} = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source, { name: title });
  output.setMetadataTags({ title });
  await output.start();
  const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 };
  for (let at = 0; at < seconds * 50; at++) {
    // 0xfc: CELT, 20 ms, one frame.
    const bytes = Buffer.concat([Buffer.from([0xfc]), randomBytes(40)]);
    await source.add(new EncodedPacket(bytes, 'key', at / 50, 1 / 50), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
