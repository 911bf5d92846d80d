import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawNoise } from '../../../test/data/create-post.ts';
import { prepareImage } from './prepare-image.ts';

test('a photo comes out upright, smaller, and without where it was taken', async () => {
  const photo = await sharp(await drawNoise(900, 500))
    .jpeg()
    .withExif({ IFD0: { Make: 'SECRETCAMERA' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { width, height, renditions, placeholder } = await prepareImage(photo);
  expect([width, height]).toEqual([500, 900]);
  expect(renditions.map((one) => one.width)).toEqual([320, 500]);
  expect(placeholder.length).toBeLessThanOrEqual(600);
  for (const { bytes, width: wide } of renditions) {
    const facts = await sharp(bytes).metadata();
    expect([facts.format, facts.width, facts.exif, facts.orientation]).toEqual([
      'webp',
      wide,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('SECRETCAMERA')).toBe(false);
  }
});

test('a small picture is never blown up, a large one has every width up to 1600', async () => {
  expect((await prepareImage(await drawNoise(12, 9))).renditions.map((one) => one.width)).toEqual([12]);
  const large = await prepareImage(await drawNoise(2400, 300));
  expect(large.renditions.map((one) => one.width)).toEqual([320, 640, 1080, 1600]);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is taken', async (format) => {
  const bytes = await sharp(await drawNoise())
    .toFormat(format, { effort: 1 })
    .toBuffer();
  expect((await prepareImage(bytes)).width).toBe(40);
});

test('of an animation only the first picture stays', async () => {
  const frames = await sharp([await drawNoise(), await drawNoise()], { join: { animated: true } })
    .webp()
    .toBuffer();
  const [only] = (await prepareImage(frames)).renditions;
  expect((await sharp(only?.bytes).metadata()).pages ?? 1).toBe(1);
});
