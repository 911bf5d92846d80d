import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from './draw-avatar.ts';
import { drawBanner } from './draw-banner.ts';
import { drawPicture } from './draw-picture.ts';
import { type LookName, looks } from './faces/looks.ts';
import { type PictureKind, pictureKinds } from './picture-kinds.ts';

const kinds = Object.keys(pictureKinds) as PictureKind[];
const small = { width: 96, height: 120 };

describe('the pictures of the demo world', () => {
  it.each(kinds)('%s fills a portrait, a square and a landscape exactly', async (kind) => {
    for (const [width, height] of [
      [96, 120],
      [101, 101],
      [180, 60],
    ] as const) {
      const meta = await sharp(await drawPicture({ seed: 'a', kind, width, height })).metadata();
      expect([meta.format, meta.width, meta.height]).toEqual(['webp', width, height]);
    }
  });

  it.each(kinds)(
    '%s drawn twice from one seed is the same file, from another seed another picture',
    async (kind) => {
      const first = await drawPicture({ seed: 'a', kind, ...small });
      expect(await drawPicture({ seed: 'a', kind, ...small })).toEqual(first);
      expect(await difference(first, await drawPicture({ seed: 'b', kind, ...small }))).toBeGreaterThan(1.5);
    },
  );

  it.each(kinds)('%s is a picture and not an empty sheet', async (kind) => {
    const { channels } = await sharp(await drawPicture({ seed: 'c', kind, ...small })).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  });

  it('takes the palette it is told', async () => {
    const order = { seed: 'a', kind: 'mountains', ...small } as const;
    const [cold, warm] = [
      await drawPicture({ ...order, palette: 'alpine' }),
      await drawPicture({ ...order, palette: 'ember' }),
    ];
    expect(await redShare(warm)).toBeGreaterThan((await redShare(cold)) + 0.05);
  });

  it.each(['food', 'interior', 'stillness'] as const)('%s shows one motif after the other', async (kind) => {
    const order = { seed: 'a', kind, palette: pictureKinds[kind].palettes[0], ...small };
    const shown = await Promise.all([0, 1, 2].map((motif) => drawPicture({ ...order, motif })));
    for (const [i, one] of shown.entries())
      for (const other of shown.slice(i + 1)) expect(await difference(one, other)).toBeGreaterThan(4);
  });

  it('draws a banner three times as wide as high', async () => {
    const meta = await sharp(await drawBanner({ seed: 'a', kind: 'sea' })).metadata();
    expect([meta.width, meta.height]).toEqual([1500, 500]);
  });
});

describe('the faces of the demo world', () => {
  it('makes every character unlike every other, even at the size of a thumbnail', async () => {
    const names = Object.keys(looks) as LookName[];
    const faces = await Promise.all(names.map((look) => drawAvatar({ seed: 'a', look, size: 48 })));
    for (const [i, face] of faces.entries())
      for (const other of faces.slice(i + 1)) expect(await difference(face, other)).toBeGreaterThan(10);
  });

  it('makes up the same person from the same seed, square and of the size asked for', async () => {
    const face = await drawAvatar({ seed: 'fan-1', size: 64 });
    expect(await drawAvatar({ seed: 'fan-1', size: 64 })).toEqual(face);
    expect(await difference(face, await drawAvatar({ seed: 'fan-4', size: 64 }))).toBeGreaterThan(5);
    const meta = await sharp(face).metadata();
    expect([meta.width, meta.height]).toEqual([64, 64]);
  });
});

/** How far apart two pictures of one size are on average, in steps of 0–255 per channel. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [left, right] = await Promise.all([a, b].map((image) => sharp(image).raw().toBuffer()));
  if (!left || !right) throw new Error('no pixels');
  return left.reduce((sum, value, i) => sum + Math.abs(value - (right[i] ?? 0)), 0) / left.length;
}

async function redShare(image: Buffer): Promise<number> {
  const [red, green, blue] = (await sharp(image).stats()).channels.map(({ mean }) => mean);
  return (red ?? 0) / ((red ?? 0) + (green ?? 0) + (blue ?? 0));
}
