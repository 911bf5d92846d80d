import { fade, mix } from '../drawing/color.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintDisc, paintSky, paintStars } from './sky.ts';

/** A city at night across the water: lit windows and their broken reflections. */
export function paintSkyline(scene: Scene): Finish {
  const { w, h, u, random, colors, sheet } = scene;
  const shore = h * random.range(0.66, 0.72);
  paintSky(
    scene,
    [colors.ink, colors.deep, colors.mid, mix(colors.soft, colors.mid, 0.3), colors.light],
    shore * 1.06,
  );
  paintStars(scene, colors.paper, 90, shore * 0.45, 0.7);
  paintDisc(scene, w * random.range(0.2, 0.8), shore * random.range(0.2, 0.36), 38 * u, colors.paper, 0.4);
  sheet.group('id="city"', () => {
    paintRow(scene, shore, mix(colors.mid, colors.soft, 0.35), 0.3, 0.05);
    paintRow(scene, shore, mix(colors.deep, colors.mid, 0.55), 0.42, 0.22);
    paintRow(scene, shore, mix(colors.ink, colors.deep, 0.65), 0.52, 0.4);
    sheet.rect(0, shore - 5 * u, w, 5 * u, colors.ink);
  });
  paintWater(scene, shore);
  return { bloom: 0.75, grain: 0.9, vignette: 1, paper: 0 };
}

function paintRow(scene: Scene, shore: number, wall: string, tallest: number, lit: number) {
  const { w, h, u, random, colors, sheet } = scene;
  const windows: Record<'warm' | 'cool' | 'hot', string[]> = { warm: [], cool: [], hot: [] };
  const fill = sheet.linear([
    [0, wall],
    [1, mix(wall, colors.ink, 0.35)],
  ]);
  for (let x = -30 * u; x < w; ) {
    const width = random.range(44, 118) * u;
    const crowd = Math.sin((x / w) * 5.2 + scene.salt) * 0.25 + 0.75;
    const height = h * tallest * crowd * random.range(0.42, 1);
    sheet.rect(x, shore - height, width, height, fill);
    paintRoof(scene, x, shore - height, width, wall);
    const tint = random.pick(['warm', 'warm', 'cool', 'hot'] as const);
    const bulk = { x, y: shore - height, width, height };
    if (lit > 0.1) windows[tint].push(windowsOf(scene, bulk, lit * random.range(0.5, 1.3)));
    x += width * random.range(0.78, 1.04);
  }
  sheet.path(windows.warm.join(''), mix(colors.spark, colors.paper, 0.25), 'fill-opacity="0.92"');
  sheet.path(windows.cool.join(''), mix(colors.accent, colors.paper, 0.3), 'fill-opacity="0.8"');
  sheet.path(windows.hot.join(''), mix(colors.light, colors.paper, 0.2), 'fill-opacity="0.85"');
}

function paintRoof({ u, random, sheet }: Scene, x: number, y: number, width: number, wall: string) {
  if (random.chance(0.4)) sheet.rect(x + width * 0.25, y - 16 * u, width * 0.5, 17 * u, wall);
  if (!random.chance(0.3)) return;
  const mast = random.range(30, 80) * u;
  sheet.rect(x + width / 2 - u, y - mast, 2.2 * u, mast, wall);
  sheet.circle(x + width / 2, y - mast, 2.6 * u, '#ff5a5f');
}

type Bulk = { x: number; y: number; width: number; height: number };

function windowsOf({ u, random }: Scene, bulk: Bulk, lit: number): string {
  const [stepX, stepY] = [random.pick([9, 11, 14]) * u, random.pick([12, 15, 18]) * u];
  const [paneX, paneY] = [stepX * 0.5, stepY * random.pick([0.4, 0.55])];
  const parts: string[] = [];
  for (let wy = bulk.y + stepY * 0.7; wy < bulk.y + bulk.height - stepY; wy += stepY) {
    const floor = random.chance(0.12) ? lit * 2.4 : lit;
    for (let wx = bulk.x + stepX * 0.5; wx < bulk.x + bulk.width - stepX * 0.8; wx += stepX) {
      if (random.chance(floor)) parts.push(`M${n(wx)} ${n(wy)}h${n(paneX)}v${n(paneY)}h${n(-paneX)}z`);
    }
  }
  return parts.join('');
}

function paintWater(scene: Scene, shore: number) {
  const { w, h, u, random, colors, sheet } = scene;
  const water = sheet.linear([
    [0, mix(colors.mid, colors.light, 0.25)],
    [0.25, colors.deep],
    [1, colors.ink],
  ]);
  sheet.rect(0, shore, w, h - shore, water);
  sheet.add(
    `<g opacity="0.42"><use xlink:href="#city" transform="translate(0 ${n(shore * 2)}) scale(1 -1)"/></g>`,
  );
  const lights = [colors.spark, colors.light, colors.accent, colors.soft];
  for (let i = 0; i < 340; i++) {
    const t = random.next() ** 1.4;
    const column = Math.floor(random.range(0, 26)) / 26 + random.range(-0.012, 0.012);
    const color = lights[Math.floor(column * 53) % lights.length] ?? colors.spark;
    const length = random.range(8, 44) * u * (0.4 + t);
    sheet.ellipse(
      column * w,
      shore + 4 + t * (h - shore),
      length,
      (0.8 + 1.6 * t) * u,
      fade(color, 0.34 * (1 - t * 0.7)),
    );
  }
  for (let i = 0; i < 120; i++) {
    const t = random.next();
    const y = shore + t * (h - shore);
    sheet.rect(
      random.range(-0.2, 1) * w,
      y,
      random.range(60, 360) * u,
      (0.8 + 2.6 * t) * u,
      fade(colors.ink, 0.34),
    );
  }
}
