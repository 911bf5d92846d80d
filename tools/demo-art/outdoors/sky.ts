import { fade } from '../drawing/color.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Stop } from '../drawing/sheet.ts';

/** Fills the picture, from the top to `bottom` pixels, with a sky of these colours. */
export function paintSky({ w, sheet }: Scene, colors: readonly string[], bottom: number) {
  const stops = colors.map((color, i): Stop => [i / (colors.length - 1), color]);
  sheet.rect(0, 0, w, bottom, sheet.linear(stops));
}

/** A sun or a moon with its halo. */
export function paintDisc({ sheet }: Scene, x: number, y: number, r: number, color: string, halo = 0.5) {
  const glow = sheet.radial([
    [0, fade(color, halo)],
    [0.35, fade(color, halo * 0.35)],
    [1, fade(color, 0)],
  ]);
  sheet.circle(x, y, r * 4.5, glow);
  sheet.circle(x, y, r, color);
}

/** Small stars, most of them faint, a few bright. */
export function paintStars(
  { w, u, random, sheet }: Scene,
  color: string,
  count: number,
  bottom: number,
  strength = 1,
) {
  for (let i = 0; i < count; i++) {
    const size = random.next() ** 6;
    sheet.circle(
      random.range(0, w),
      random.range(0, bottom),
      (0.55 + size * 1.9) * u,
      fade(color, Math.min(1, (0.25 + 0.5 * random.next() + size * 0.5) * strength)),
    );
  }
}
