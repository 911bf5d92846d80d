import { fade, mix } from '../drawing/color.ts';
import { type Point, polar, smooth } from '../drawing/curves.ts';
import type { Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { type Dish, paintEgg, paintHerb } from './dishes.ts';

/** A fruit tart: a pleated crust, cream, rings of berries. */
export function paintTart(scene: Scene, { x, y, r }: Dish) {
  const { random, colors, sheet } = scene;
  const rim = Array.from(
    { length: 56 },
    (_, i): Point => polar([x, y], (i / 56) * 6.2832, r * (i % 2 ? 0.66 : 0.7)),
  );
  sheet.circle(x + r * 0.03, y + r * 0.05, r * 0.7, fade(colors.ink, 0.35));
  sheet.path(
    smooth(rim, true),
    sheet.radial([
      [0.8, '#c98a45'],
      [1, '#e8b673'],
    ]),
  );
  sheet.circle(x, y, r * 0.58, '#fbeccb');
  const fruits = ['#c7303c', '#3f3a78', '#e88a2e', '#8e2450'].sort(() => random.next() - 0.5);
  for (let ring = 4; ring >= 0; ring--) {
    const count = ring === 0 ? 1 : ring * 7;
    const fruit = fruits[ring % fruits.length] ?? '#c7303c';
    for (let i = 0; i < count; i++) {
      const [fx, fy] = polar([x, y], (i / count) * 6.2832 + ring, r * 0.127 * ring);
      const size = r * 0.062;
      sheet.circle(fx + size * 0.15, fy + size * 0.2, size, fade(colors.ink, 0.3));
      sheet.circle(fx, fy, size, mix(fruit, '#ffffff', random.next() * 0.14));
      sheet.circle(fx - size * 0.3, fy - size * 0.35, size * 0.24, 'rgba(255,255,255,0.65)');
    }
  }
  for (let i = 0; i < 4; i++) paintHerb(scene, polar([x, y], i * 1.7 + random.next(), r * 0.3), r * 0.13);
}

/** A bowl of noodles in broth with egg, leaves and slices of radish. */
export function paintRamen(scene: Scene, { x, y, r }: Dish) {
  const { random, colors, sheet } = scene;
  const bowl = mix(colors.deep, colors.ink, 0.35);
  sheet.circle(
    x,
    y,
    r * 0.86,
    sheet.linear([
      [0, mix(bowl, colors.paper, 0.25)],
      [1, bowl],
    ]),
  );
  sheet.circle(
    x,
    y,
    r * 0.78,
    sheet.radial([
      [0, '#e0a24c'],
      [0.9, '#b86f2c'],
      [1, '#8f4f20'],
    ]),
  );
  for (let i = 0; i < 34; i++) {
    const from = polar([x, y], i * 0.185, r * random.range(0.3, 0.66));
    const to = polar([x, y], i * 0.185 + random.range(0.7, 1.5), r * random.range(0.2, 0.6));
    const bend = polar([x, y], i * 0.185 + 0.4, r * random.range(0.35, 0.78));
    const d = `M${from.map(n).join(' ')}Q${bend.map(n).join(' ')} ${to.map(n).join(' ')}`;
    sheet.line(d, '#b9803c', r * 0.034);
    sheet.line(d, mix('#f6d792', '#fff3cf', random.next()), r * 0.024);
  }
  for (let i = 0; i < 9; i++)
    paintHerb(scene, polar([x, y], 3.6 + random.next(), r * random.range(0.3, 0.55)), r * 0.24);
  for (let i = 0; i < 4; i++) {
    const [sx, sy] = polar([x, y], 0.4 + i * 0.36, r * (0.5 - i * 0.03));
    sheet.circle(sx + r * 0.012, sy + r * 0.02, r * 0.125, fade(colors.ink, 0.35));
    sheet.circle(sx, sy, r * 0.125, '#d6456f');
    sheet.circle(sx, sy, r * 0.108, '#fff6f2');
  }
  paintEgg(scene, polar([x, y], 5.1, r * 0.36), r * 0.2);
  paintEgg(scene, polar([x, y], 2.3, r * 0.4), r * 0.18);
  for (let i = 0; i < 46; i++) {
    const [dx, dy] = polar([x, y], random.range(0, 6.283), r * 0.72 * Math.sqrt(random.next()));
    sheet.circle(dx, dy, r * random.range(0.007, 0.018), random.pick(['#4f8f3c', '#8fbf4a', '#f8e2b0']));
  }
  for (const shift of [0, 0.07])
    sheet.line(
      `M${n(x + r * (0.2 + shift))} ${n(y - r * 1.02)}L${n(x + r * (1.02 + shift * 0.4))} ${n(y + r * 0.34)}`,
      '#6f2f22',
      r * 0.032,
    );
}
