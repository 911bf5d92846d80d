import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BufferSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { box, makeClip } from '../../../test/data/make-clip.ts';
import { readSamples } from '../../../test/data/read-samples.ts';
import { stripVideoMetadata } from './strip-video-metadata.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindred-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const log = pino({ level: 'silent' });

async function strip(mp4: Buffer) {
  const [source, target] = [join(folder, 'given.mp4'), join(folder, 'kept.mp4')];
  await writeFile(source, mp4);
  const { durationMs, bytes } = await stripVideoMetadata({ log }, { path: source, converted: target });
  const kept = await readFile(target);
  expect(kept.length).toBe(bytes);
  return { kept, durationMs };
}

const openMp4 = (mp4: Buffer) => new Input({ source: new BufferSource(new Uint8Array(mp4)), formats: [MP4] });

const writtenTo = ({ buffer }: BufferTarget) => Buffer.from(buffer ?? new ArrayBuffer(0));

const boxTypes = (mp4: Buffer) => {
  const types = [];
  for (let at = 0; at < mp4.length; at += mp4.readUInt32BE(at))
    types.push(mp4.toString('latin1', at + 4, at + 8));
  return types;
};

test('a video keeps every picture and every sound at its time', async () => {
  const { kept, durationMs } = await strip(makeClip());
  const samples = await readSamples(kept);
  expect(samples).toEqual(await readSamples(makeClip()));
  expect([samples.video?.length, samples.audio?.length]).toEqual([20, 33]);
  expect(durationMs).toBe(2000);
});

test('a video can be played before it is all there', async () => {
  expect(boxTypes(makeClip()).indexOf('moov')).toBeGreaterThan(boxTypes(makeClip()).indexOf('mdat'));
  const packaged = (await strip(makeClip())).kept;
  expect(boxTypes(packaged).slice(0, 4)).toEqual(['ftyp', 'moov', 'moof', 'mdat']);
  expect(boxTypes(packaged).at(-1)).toBe('mfra');
});

test('a video whose key pictures are too far apart for segments is one piece that plays before it is all there', async () => {
  expect(boxTypes((await strip(makeClip({ seconds: 40 }))).kept)).toEqual(['ftyp', 'moov', 'mdat']);
});

test('places, device names, unknown boxes and tracks that nobody sees are gone', async () => {
  const clip = makeClip({ metadata: '+51.5-000.1/ CANARY', metadataTrack: 'CANARY of positions' });
  for (const type of ['\xa9xyz', 'loci', 'udta', 'zzzz', 'mett'])
    expect(clip.includes(Buffer.from(type, 'latin1'))).toBe(true);
  const { kept } = await strip(clip);
  for (const type of ['CANARY', '+51.5', '\xa9xyz', 'loci', 'udta', 'uuid', 'zzzz', 'mett'])
    expect(kept.includes(Buffer.from(type, 'latin1')), type).toBe(false);
  expect(await readSamples(kept)).toEqual(await readSamples(makeClip()));
});

test('what fragments tell beside picture and sound is gone too', async () => {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target });
  const conversion = await Conversion.init({
    input: openMp4(makeClip()),
    output,
    tags: { title: 'CANARY title', comment: 'CANARY comment' },
    copy: { mode: 'forced' },
  });
  for (const track of output.tracks) track.metadata.name = 'CANARY track';
  await conversion.execute();
  const fragmented = Buffer.concat([writtenTo(target), box('udta', Buffer.from('CANARY'))]);
  expect(boxTypes(fragmented)).toContain('moof');
  const { kept } = await strip(fragmented);
  expect(kept.includes('CANARY')).toBe(false);
  expect(new Set(boxTypes(kept))).toEqual(new Set(['ftyp', 'moov', 'moof', 'mdat', 'mfra']));
  expect((await readSamples(kept)).video?.length).toBe(20);
});

test('a video that was filmed upright stays upright', async () => {
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: openMp4(makeClip()),
    output: new Output({ format: new Mp4OutputFormat(), target }),
    video: { rotate: 90 },
    copy: { mode: 'forced' },
  });
  await conversion.execute();
  const { kept } = await strip(writtenTo(target));
  const video = await openMp4(kept).getPrimaryVideoTrack();
  expect(await video?.getRotation()).toBe(90);
});
