import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareImage, widthsOf } from '../src/features/media/image/prepare-image.ts';
import { stripVideoMetadata } from '../src/features/media/video/strip-video-metadata.ts';
import { readSamples } from '../src/test/data/read-samples.ts';
import { demoCreators } from './creators/demo-creators.ts';
import { clipDurationMs, clipNames } from './world/demo-clips.ts';
import { listDemoMedia, mediaFolder, narrowFile } from './world/demo-media.ts';
import { readPicture } from './world/read-picture.ts';

const world = listDemoMedia(demoCreators);
const pictures = world.filter(({ clip }) => clip === undefined);

test('the repository has every picture and clip that the demo world shows, and no other', async () => {
  const shown = world.flatMap(({ picture, clip }) => (clip ? [picture, clip] : [picture]));
  for (const picture of new Set(world.map((media) => media.picture))) {
    const { width } = await sharp(path.join(mediaFolder, picture)).metadata();
    const narrower = widthsOf(width).slice(0, -1);
    shown.push(...narrower.map((each) => path.relative(mediaFolder, narrowFile(picture, each))));
  }
  const entries = await readdir(mediaFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(mediaFolder, path.join(entry.parentPath, entry.name)));
  expect(files.toSorted()).toEqual([...new Set(shown)].toSorted());
});

test('nothing in the demo world has the name of something else', () => {
  const names = world.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no picture is shown twice', async () => {
  const files = await Promise.all(pictures.map(({ picture }) => read(picture)));
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(files.length);
});

test('pictures are WebP, wide enough for a phone with a dense screen', async () => {
  const widths: Record<string, number> = { banner: 1500, avatar: 640, fans: 640 };
  for (const { name, picture } of pictures) {
    const { format, width } = await sharp(path.join(mediaFolder, picture)).metadata();
    const wanted = widths[path.dirname(name)] ?? widths[path.basename(name)] ?? 1080;
    expect([name, format, width]).toEqual([name, 'webp', wanted]);
  }
});

test.each(['fans/mia.webp', 'mara_clay/banner.webp', 'chef_bastien/food-1.webp', 'clips/waves.webp'])(
  'the picture %s is stored in the sizes of an upload of it, and looks like it',
  async (picture) => {
    const read = await readPicture(picture);
    const prepared = await prepareImage(path.join(mediaFolder, picture));
    expect([read.width, read.height]).toEqual([prepared.width, prepared.height]);
    expect(read.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(read.renditions.map(({ width }) => width)).toEqual(prepared.renditions.map(({ width }) => width));
    for (const [index, { bytes }] of read.renditions.entries()) {
      const committed = await sharp(bytes).raw().toBuffer();
      const made = await sharp(prepared.renditions[index]?.bytes).raw().toBuffer();
      expect(committed.length).toBe(made.length);
      const difference = committed.reduce((sum, value, i) => sum + Math.abs(value - (made[i] ?? 0)), 0);
      expect(difference / committed.length).toBeLessThan(6);
    }
  },
);

test.each(clipNames)('the clip "%s" is an H.264 MP4 that can start before it is all there', async (name) => {
  const mp4 = await read(`clips/${name}.mp4`);
  expect(mp4.subarray(4, 8).toString()).toBe('ftyp');
  expect(mp4.indexOf('avc1')).toBeGreaterThan(0);
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(mp4.length).toBeLessThan(400 * 1024);
});

test.each(clipNames)('the clip "%s" is what an upload of it would be stored as', async (name) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kindred-clips-'));
  const file = path.join(mediaFolder, `clips/${name}.mp4`);
  const log = pino({ level: 'silent' });
  const stripped = await stripVideoMetadata(
    { log },
    { path: file, converted: path.join(folder, 'stored.mp4') },
  );
  expect(stripped.durationMs).toBeCloseTo(clipDurationMs, -2);
  expect(await readSamples(await readFile(stripped.path))).toEqual(await readSamples(await readFile(file)));
  await rm(folder, { recursive: true });
});

test.each(clipNames)('the clip "%s" lasts as long as the demo world says', async (name) => {
  const mp4 = await read(`clips/${name}.mp4`);
  // ISO/IEC 14496-12, movie header box: after version, flags and the two times come time scale and duration.
  const version = mp4.indexOf('mvhd') + 4;
  const seconds =
    mp4[version] === 1
      ? Number(mp4.readBigUInt64BE(version + 24)) / mp4.readUInt32BE(version + 20)
      : mp4.readUInt32BE(version + 16) / mp4.readUInt32BE(version + 12);
  expect(seconds * 1000).toBeCloseTo(clipDurationMs, -2);
});

function read(file: string): Promise<Buffer> {
  return readFile(path.join(mediaFolder, file));
}
