import { fade, mix } from '../drawing/color.ts';
import { leaf, type Point, polar, smooth } from '../drawing/curves.ts';
import type { Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

/** Where a plate stands, in pixels. */
export type Dish = { x: number; y: number; r: number };

/** A cream soup with its swirl. */
export function paintSoup(scene: Scene, { x, y, r }: Dish) {
  const { random, colors, sheet } = scene;
  const broth = mix(random.pick(['#e0862b', '#c9472f', '#d9a53a', '#7f9a45']), colors.accent, 0.2);
  sheet.circle(
    x,
    y,
    r * 0.72,
    sheet.radial([
      [0, mix(broth, colors.paper, 0.18)],
      [1, mix(broth, colors.ink, 0.18)],
    ]),
  );
  const swirl = Array.from({ length: 22 }, (_, i): Point => polar([x, y], i * 0.55, r * (0.04 + i * 0.022)));
  sheet.line(smooth(swirl), fade(colors.paper, 0.85), r * 0.035);
  for (let i = 0; i < 5; i++)
    paintHerb(scene, polar([x, y], random.range(0, 6.3), r * random.range(0, 0.45)), r * 0.2);
}

/** Leaves, tomatoes and eggs. */
export function paintSalad(scene: Scene, dish: Dish) {
  const { random, colors, sheet } = scene;
  const inside = (share: number): Point =>
    polar([dish.x, dish.y], random.range(0, 6.3), dish.r * share * Math.sqrt(random.next()));
  for (let i = 0; i < 26; i++) paintHerb(scene, inside(0.5), dish.r * random.range(0.2, 0.34));
  for (let i = 0; i < 7; i++) {
    const [x, y] = inside(0.52);
    const r = dish.r * 0.115;
    const red = random.pick(['#d94f3d', '#c93a35', '#e8843a']);
    sheet.circle(x + r * 0.1, y + r * 0.16, r, fade(colors.ink, 0.3));
    sheet.circle(x, y, r, mix(red, '#000000', 0.1));
    sheet.circle(x, y, r * 0.86, mix(red, '#ffffff', 0.18));
    for (let k = 0; k < 5; k++) {
      const [sx, sy] = polar([x, y], (k / 5) * 6.283, r * 0.5);
      sheet.ellipse(sx, sy, r * 0.2, r * 0.2, mix(red, '#ffe2a8', 0.55));
    }
  }
  for (let i = 0; i < 3; i++) {
    const [x, y] = polar([dish.x, dish.y], i * 2.1 + random.next(), dish.r * 0.34);
    const r = dish.r * 0.17;
    paintEgg(scene, [x, y], r);
  }
  for (let i = 0; i < 40; i++) {
    const [x, y] = inside(0.62);
    sheet.circle(x, y, dish.r * 0.008, random.pick([colors.ink, '#fff4d6']));
  }
}

/** Three leaves of basil. */
export function paintHerb({ random, sheet, colors }: Scene, at: Point, size: number) {
  const green = mix('#3f7d3a', colors.mid, 0.25);
  const turn = random.range(0, 6.3);
  for (const bend of [-0.7, 0, 0.7]) {
    const tip = polar(at, turn + bend, size);
    sheet.path(leaf(at, tip, size * 0.24), mix(green, '#c8e08a', random.next() * 0.45));
    sheet.line(smooth([at, tip]), 'rgba(255,255,255,0.35)', size * 0.025);
  }
}

/** An egg, its yolk up. */
export function paintEgg({ random, colors, sheet }: Scene, [x, y]: Point, r: number) {
  const white = Array.from(
    { length: 8 },
    (_, k): Point => polar([x, y], (k / 8) * 6.283, r * random.range(0.85, 1.12)),
  );
  sheet.path(
    smooth(white, true),
    '#fffdf6',
    `stroke="${fade(colors.ink, 0.1)}" stroke-width="${n(r * 0.05)}"`,
  );
  sheet.circle(
    x,
    y,
    r * 0.48,
    sheet.radial(
      [
        [0, '#ffc94a'],
        [1, '#ef9a1f'],
      ],
      0.4,
      0.4,
    ),
  );
  sheet.circle(x - r * 0.14, y - r * 0.16, r * 0.1, 'rgba(255,255,255,0.75)');
}
