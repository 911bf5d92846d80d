import { type AudioCodec, EncodedPacketSink, type Input, type VideoCodec } from 'mediabunny';

/** The codecs that HLS players have to know (RFC 8216bis, Apple's authoring specification §1 and §2). */
const pictureCodecs: readonly (VideoCodec | null)[] = ['avc', 'hevc'];
const soundCodecs: readonly (AudioCodec | null)[] = ['aac'];
/** A segment begins with a key picture and is held in memory while it is written. */
const maxKeyGapSeconds = 12;
const maxKeyGapBytes = 67_108_864;

/** Returns whether the picture and sound of a video can be cut into segments as they are. */
export async function canStream(input: Input): Promise<boolean> {
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  if (!picture || !pictureCodecs.includes(await picture.getCodec())) return false;
  if (sound && !soundCodecs.includes(await sound.getCodec())) return false;
  const { averageBitrate } = await picture.computePacketStats();
  const maxGap = Math.min(maxKeyGapSeconds, (maxKeyGapBytes * 8) / averageBitrate);
  const sink = new EncodedPacketSink(picture);
  const options = { metadataOnly: true };
  let key = await sink.getFirstPacket(options);
  if (key?.type !== 'key') return false;
  for (;;) {
    const next = await sink.getNextKeyPacket(key, options);
    const end = next?.timestamp ?? (await picture.computeDuration());
    if (end - key.timestamp > maxGap) return false;
    if (!next) return true;
    key = next;
  }
}
