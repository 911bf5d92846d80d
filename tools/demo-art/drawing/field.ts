import sharp from 'sharp';
import type { Scene } from './scene.ts';

export type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Lays a cloud of soft colour over the scene, computed at a fraction of its size (it is soft: nobody sees it).
 * `shade` gets x and y in 0..1 and answers red, green, blue (0–255) and alpha (0–1).
 */
export async function layField(scene: Scene, shade: (x: number, y: number) => Pixel, more = '') {
  const cell = Math.max(2, 6 * scene.u);
  const w = Math.max(8, Math.round(scene.w / cell));
  const h = Math.max(8, Math.round(scene.h / cell));
  const data = Buffer.alloc(w * h * 4);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [red, green, blue, alpha] = shade(x / (w - 1), y / (h - 1));
      data[i++] = clamp(red);
      data[i++] = clamp(green);
      data[i++] = clamp(blue);
      data[i++] = clamp(alpha * 255);
    }
  }
  const png = await sharp(data, { raw: { width: w, height: h, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // One cell of overhang on every side keeps the interpolation's fading edge out of the picture.
  scene.sheet.add(
    `<image x="${-cell}" y="${-cell}" width="${scene.w + 2 * cell}" height="${scene.h + 2 * cell}" preserveAspectRatio="none" xlink:href="data:image/png;base64,${png.toString('base64')}" ${more}/>`,
  );
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
