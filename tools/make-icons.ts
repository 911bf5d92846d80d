// Makes the raster icons of the web app from its one drawn icon: node tools/make-icons.ts
import { readFile, writeFile } from 'node:fs/promises';
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

// Browsers ask for it beside what is no page: a picture, an answer of a call. Its format holds a PNG as it is.
const small = await sharp(Buffer.from(drawn), { density: 144 })
  .resize(32, 32)
  .png({ compressionLevel: 9, palette: true })
  .toBuffer();
await writeFile(new URL('favicon.ico', folder), Buffer.concat([icoHeader(32, small.length), small]));

/** The head of an ICO file with one square PNG of so many pixels and bytes. */
function icoHeader(size: number, bytes: number): Buffer {
  const head = Buffer.alloc(22);
  // Type 1 is an icon; one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // One plane of 32 bits, then how long the picture is and where it begins.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(bytes, 14);
  head.writeUInt32LE(head.length, 18);
  return head;
}
