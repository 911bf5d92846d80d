import { createHash } from 'node:crypto';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';

/** Returns the samples of an MP4 by kind of track: the time of each in milliseconds, length and hash. */
export async function readSamples(mp4: Buffer): Promise<Record<string, string[]>> {
  const input = new Input({ source: new BufferSource(new Uint8Array(mp4)), formats: [MP4] });
  const samples: Record<string, string[]> = {};
  for (const track of await input.getTracks()) {
    const list: string[] = [];
    for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
      list.push(`${Math.round(timestamp * 1000)} ${data.length} ${hash}`);
    }
    samples[track.type] = list;
  }
  input.dispose();
  return samples;
}
