type Track = { handler: string; sample: string };

/**
 * An MP4 in its bare structure: picture track first, then those given. Nobody decodes it here; what counts is
 * where it could tell something.
 */
export function makeClip(
  given: { seconds?: number; tracks?: Track[]; userData?: string; trailer?: string; fragment?: string } = {},
): Buffer {
  const tracks = [{ handler: 'vide', sample: 'PICTURES' }, ...(given.tracks ?? [])];
  const fileType = box('ftyp', Buffer.from('isom\0\0\0\0isommp42'));
  const samples = tracks.map(({ sample }) => Buffer.from(sample));
  const data = box('mdat', Buffer.concat(samples));
  let place = fileType.length + 8;
  const traks = tracks.map(({ handler }, at) => {
    const { length } = samples[at] as Buffer;
    const trak = makeTrack(handler, place, length);
    place += length;
    return trak;
  });
  const header = words(0, 0, 0, 1000, (given.seconds ?? 2) * 1000, 0x10000, 0, 0);
  const userData = given.userData ? [box('udta', Buffer.from(given.userData))] : [];
  const movie = box('moov', Buffer.concat([box('mvhd', header), ...traks, ...userData]));
  const trailer = given.trailer ? [box('uuid', Buffer.from(given.trailer))] : [];
  const fragment = given.fragment
    ? [box('moof', box('traf', box('udta', Buffer.from(given.fragment)))), box('mdat', Buffer.from('MORE'))]
    : [];
  return Buffer.concat([fileType, data, movie, ...fragment, ...trailer]);
}

function makeTrack(handler: string, place: number, length: number): Buffer {
  const table = [
    box('stsz', words(0, 0, 1, length)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stco', words(0, 1, place)),
  ];
  const name = Buffer.concat([words(0, 0), Buffer.from(handler), words(0, 0, 0)]);
  const media = [box('hdlr', name), box('minf', box('stbl', Buffer.concat(table)))];
  return box('trak', box('mdia', Buffer.concat(media)));
}

function box(type: string, body: Buffer): Buffer {
  return Buffer.concat([words(body.length + 8), Buffer.from(type), body]);
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
}
