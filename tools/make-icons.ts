// Makes the raster icons of the web app from its one drawn icon: node tools/make-icons.ts
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../apps/web/public/', import.meta.url);
const drawn = await readFile(new URL('icon.svg', folder), 'utf8');
// Systems cut maskable icons to their own shape, so theirs fills the square to its corners.
const fullBleed = drawn.replace(/ rx="\d+"/, '');

for (const [file, size] of [
  ['icon-maskable-192.png', 192],
  ['icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
] as const) {
  await sharp(Buffer.from(fullBleed), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(file, folder)));
}
