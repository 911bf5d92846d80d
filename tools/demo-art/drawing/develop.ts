import sharp from 'sharp';
import { createRandom } from '../../../apps/server/demo/world/seeded-random.ts';
import type { Finish, Scene } from './scene.ts';

const grainSize = 1 << 16;
const filmGrain = makeGrain();

/** Turns the drawn sheet into a WebP: glow around the lights, darker corners, paper tooth, film grain. */
export async function develop(scene: Scene, finish: Finish): Promise<Buffer> {
  const { w, h } = scene;
  const pixels = await sharp(Buffer.from(scene.sheet.svg()), { density: 72 })
    .resize(w, h, { fit: 'fill' })
    .flatten({ background: scene.colors.paper })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (finish.bloom > 0) await addBloom(pixels, w, h, finish.bloom);
  addTooth(pixels, scene, finish);
  return sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
}

async function addBloom(pixels: Buffer, w: number, h: number, strength: number) {
  const raw = { width: w, height: h, channels: 3 } as const;
  const small = { width: Math.max(4, Math.round(w / 8)), height: Math.max(4, Math.round(h / 8)) };
  const blurred = await sharp(pixels, { raw })
    .resize(small.width, small.height, { fit: 'fill', kernel: 'linear' })
    // Only what is bright may glow.
    .linear(1.25, -64)
    .blur(Math.max(0.6, Math.sqrt(small.width * small.height) / 30))
    .raw()
    .toBuffer();
  const glow = await sharp(blurred, { raw: { ...small, channels: 3 } })
    .resize(w, h, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const share = Math.round(strength * 256);
  for (let i = 0; i < pixels.length; i++) {
    const base = pixels[i] ?? 0;
    pixels[i] = base + (((255 - base) * (((glow[i] ?? 0) * share) >> 8)) >> 8);
  }
}

function addTooth(pixels: Buffer, { w, h, random, u }: Scene, { grain, vignette, paper }: Finish) {
  const offset = random.int(0, grainSize - 1);
  const thread = Math.max(1, Math.round(3 * u));
  for (let y = 0, i = 0; y < h; y++) {
    const dy = (y / h - 0.5) * 2;
    const row = (offset + Math.imul(y, 40503)) & (grainSize - 1);
    const fibre = Math.imul((y / thread) | 0, 7919);
    for (let x = 0; x < w; x++, i += 3) {
      const dx = (x / w - 0.5) * 2;
      const corner = dx * dx + dy * dy;
      const dim = 1 - vignette * 0.11 * corner * corner;
      const tooth = filmGrain[(fibre + ((x / thread) | 0)) & (grainSize - 1)] ?? 0;
      const speck = (filmGrain[(row + x) & (grainSize - 1)] ?? 0) * grain * 9 + tooth * paper * 4;
      pixels[i] = clamp((pixels[i] ?? 0) * dim + speck);
      pixels[i + 1] = clamp((pixels[i + 1] ?? 0) * dim + speck);
      pixels[i + 2] = clamp((pixels[i + 2] ?? 0) * dim + speck);
    }
  }
}

function makeGrain(): Float32Array {
  const random = createRandom('film grain');
  // The sum of three even throws is close enough to the bell curve of real grain.
  return Float32Array.from(
    { length: grainSize },
    () => (random.next() + random.next() + random.next()) / 1.5 - 1,
  );
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
