import { fade, mix } from '../drawing/color.ts';
import { type Point, polar, smooth } from '../drawing/curves.ts';
import type { Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { type Dish, paintHerb } from './dishes.ts';

/** A whole baked fish on slices of lemon. */
export function paintFish(scene: Scene, { x, y, r }: Dish) {
  const { colors, sheet } = scene;
  for (const [angle, distance] of [
    [2.6, 0.42],
    [0.5, 0.44],
    [5.4, 0.36],
  ] as const)
    paintSlice(scene, polar([x, y], angle, r * distance), r * 0.17);
  sheet.group(`transform="translate(${n(x)} ${n(y)}) rotate(-24) scale(${(r / 100).toFixed(4)})"`, () => {
    const body =
      'M-66 2C-50 -28 -8 -36 30 -14C38 -18 52 -30 64 -28C58 -12 58 8 66 24C52 24 40 16 32 10C-4 34 -48 30 -66 2Z';
    sheet.path(body, fade(colors.ink, 0.35), 'transform="translate(4 6)"');
    sheet.path(
      body,
      sheet.linear([
        [0, '#7f95a0'],
        [0.5, '#c9d3d2'],
        [1, '#a9b6b6'],
      ]),
    );
    for (const cut of [-26, -8, 10])
      sheet.line(`M${cut} -17C${cut - 7} -6 ${cut - 7} 6 ${cut} 16`, '#7a4a2c', 2.6);
    sheet.line('M-44 -14C-38 -4 -38 8 -44 16', fade('#41525c', 0.7), 2);
    sheet.circle(-52, -3, 4.2, '#fbf6e6');
    sheet.circle(-52, -3, 2.3, '#1d2328');
  });
  for (let i = 0; i < 7; i++) paintHerb(scene, polar([x, y], i * 0.95, r * (i % 2 ? 0.52 : 0.18)), r * 0.16);
}

/** A pie under a lattice of pastry. */
export function paintPie(scene: Scene, { x, y, r }: Dish) {
  const { random, colors, sheet } = scene;
  const crust = '#d89b55';
  const rim = Array.from(
    { length: 64 },
    (_, i): Point => polar([x, y], (i / 64) * 6.2832, r * (i % 2 ? 0.69 : 0.73)),
  );
  sheet.circle(x + r * 0.03, y + r * 0.05, r * 0.73, fade(colors.ink, 0.35));
  sheet.path(smooth(rim, true), mix(crust, '#7a4a1f', 0.2));
  const inner = r * 0.6;
  sheet.circle(x, y, inner, mix('#7b1f33', colors.accent, 0.15));
  for (let i = 0; i < 60; i++) {
    const [fx, fy] = polar([x, y], random.range(0, 6.283), inner * 0.94 * Math.sqrt(random.next()));
    sheet.circle(fx, fy, r * 0.045, random.pick(['#a32642', '#8b1d3b', '#c23a4a']));
    sheet.circle(fx - r * 0.012, fy - r * 0.014, r * 0.011, 'rgba(255,255,255,0.55)');
  }
  const turn = random.range(0.2, 0.7);
  for (const side of [turn, turn + Math.PI / 2]) {
    for (let k = -2; k <= 2; k++) {
      const half = Math.sqrt(Math.max(0, inner ** 2 - (k * inner * 0.4) ** 2));
      const middle = polar([x, y], side + Math.PI / 2, k * inner * 0.4);
      const [from, to] = [polar(middle, side, -half), polar(middle, side, half)];
      const d = `M${from.map(n).join(' ')}L${to.map(n).join(' ')}`;
      sheet.line(d, '#a86a2e', r * 0.1);
      sheet.line(d, mix(crust, '#fff1cf', 0.25), r * 0.078);
    }
  }
  sheet.path(
    smooth(
      rim.map(([px, py]): Point => [x + (px - x) * 0.94, y + (py - y) * 0.94]),
      true,
    ),
    'none',
    `stroke="${mix(crust, '#fff1cf', 0.2)}" stroke-width="${n(r * 0.1)}"`,
  );
}

/** Pleated dumplings around a bowl to dip them in. */
export function paintDumplings(scene: Scene, { x, y, r }: Dish) {
  const { random, colors, sheet } = scene;
  const count = 6;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.2832 + 0.3;
    const [dx, dy] = polar([x, y], angle, r * 0.5);
    const turn = (angle * 180) / Math.PI + 90;
    sheet.group(
      `transform="translate(${n(dx)} ${n(dy)}) rotate(${n(turn)}) scale(${(r / 100).toFixed(4)})"`,
      () => {
        const half = 'M-21 8C-22 -12 22 -12 21 8C10 14 -10 14 -21 8Z';
        sheet.path(half, fade(colors.ink, 0.3), 'transform="translate(1.5 3)"');
        sheet.path(
          half,
          sheet.linear([
            [0, '#fffaf0'],
            [1, random.pick(['#ecd6ac', '#e7cb98', '#f0dcb8'])],
          ]),
        );
        for (const pleat of [-13, -6.5, 0, 6.5, 13])
          sheet.line(`M${pleat} -6L${n(pleat * 0.8)} 3`, '#c9a874', 1.4);
        sheet.line('M-18 9C-8 13.5 8 13.5 18 9', '#b9803c', 2);
      },
    );
  }
  sheet.circle(x, y, r * 0.25, mix(colors.deep, colors.ink, 0.4));
  sheet.circle(
    x,
    y,
    r * 0.21,
    sheet.radial([
      [0, '#6b2f1a'],
      [1, '#3a1710'],
    ]),
  );
  for (let i = 0; i < 12; i++) {
    const [sx, sy] = polar([x, y], random.range(0, 6.283), r * 0.17 * Math.sqrt(random.next()));
    sheet.circle(sx, sy, r * 0.013, random.pick(['#f8e2b0', '#7fae4a', '#d6452f']));
  }
  for (let i = 0; i < 4; i++) paintHerb(scene, polar([x, y], i * 1.6 + 0.4, r * 0.66), r * 0.12);
}

function paintSlice({ sheet }: Scene, at: Point, r: number) {
  sheet.circle(at[0], at[1], r, '#f2c230');
  sheet.circle(at[0], at[1], r * 0.88, '#fff6d0');
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.2832;
    const [p, q] = [polar(at, a + 0.08, r * 0.8), polar(at, a + 0.7, r * 0.8)];
    sheet.path(`M${at.map(n).join(' ')}L${p.map(n).join(' ')}L${q.map(n).join(' ')}Z`, '#f7d65a');
  }
}
