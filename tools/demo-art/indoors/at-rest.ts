import { fade, mix } from '../drawing/color.ts';
import { leaf, type Point, polar } from '../drawing/curves.ts';
import type { Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

/** Where water begins, the middle above it, and the shorter side of the picture; pixels. */
export type Shore = { x: number; water: number; m: number };

// Figures around the point they rest on, as tall as about 300.
const lotus =
  'M0 -300C18 -300 26 -286 25 -268C24 -252 16 -242 12 -238L13 -224C34 -218 54 -210 60 -194C72 -160 86 -128 96 -100C106 -80 112 -66 104 -60C96 -54 88 -60 80 -72L46 -132C44 -110 46 -86 50 -66C92 -56 132 -36 134 -18C134 -4 112 0 78 0H-78C-112 0 -134 -4 -134 -18C-132 -36 -92 -56 -50 -66C-46 -86 -44 -110 -46 -132L-80 -72C-88 -60 -96 -54 -104 -60C-112 -66 -106 -80 -96 -100C-86 -128 -72 -160 -60 -194C-54 -210 -34 -218 -13 -224L-12 -238C-16 -242 -24 -252 -25 -268C-26 -286 -18 -300 0 -300Z';
const tree =
  'M-12 -266H12L13 -248C34 -242 42 -232 37 -206C32 -176 26 -160 34 -138C60 -128 98 -118 102 -108C102 -98 50 -92 24 -86C20 -60 16 -30 18 0H-14C-16 -40 -22 -90 -26 -130C-28 -160 -32 -176 -37 -206C-42 -232 -34 -242 -13 -248ZM-22 -286A22 24 0 1 1 22 -286A22 24 0 1 1 -22 -286ZM-38 -226C-60 -290 -40 -350 -4 -412L4 -412C40 -350 60 -290 38 -226L26 -232C44 -286 30 -336 0 -384C-30 -336 -44 -286 -26 -232Z';

/** Somebody who sits with crossed legs. */
export function paintLotus(scene: Scene, shore: Shore) {
  paintFigure(scene, shore, { outline: lotus, scale: 0.00122, knot: 306 });
}

/** Somebody who stands on one leg, hands above the head. */
export function paintTree(scene: Scene, shore: Shore) {
  paintFigure(scene, shore, { outline: tree, scale: 0.00132, knot: 310 });
}

type Figure = { outline: string; scale: number; knot: number };

function paintFigure({ u, colors, sheet }: Scene, { x, water, m }: Shore, { outline, scale, knot }: Figure) {
  const s = m * scale;
  const body = sheet.linear([
    [0, mix(colors.deep, colors.mid, 0.3)],
    [1, colors.ink],
  ]);
  sheet.ellipse(x, water + 4 * u, m * 0.24, m * 0.022, fade(colors.ink, 0.4));
  sheet.path(outline, body, `transform="translate(${n(x)} ${n(water + 4 * u)}) scale(${s.toFixed(4)})"`);
  sheet.circle(x, water + 4 * u - knot * s, 13 * s, body);
  sheet.path(
    outline,
    fade(colors.ink, 0.22),
    `transform="translate(${n(x)} ${n(water + 6 * u)}) scale(${s.toFixed(4)} ${(-s * 0.55).toFixed(4)})"`,
  );
}

/** Flat stones, one on the other. */
export function paintStones({ random, colors, sheet }: Scene, { x, water, m }: Shore) {
  const sizes = [0.27, 0.21, 0.165, 0.115, 0.07];
  let bottom = water + m * 0.1;
  sheet.ellipse(x, bottom + m * 0.015, m * 0.36, m * 0.035, fade(colors.ink, 0.35));
  for (const [i, size] of sizes.entries()) {
    const [rx, ry] = [m * size, m * size * random.range(0.34, 0.42)];
    const at = x + m * random.range(-0.018, 0.018);
    const y = bottom - ry;
    const tint = mix(
      [colors.deep, colors.mid, colors.deep, colors.accent, colors.ink][i] ?? colors.mid,
      colors.soft,
      0.25,
    );
    sheet.ellipse(
      at,
      y,
      rx,
      ry,
      sheet.linear([
        [0, mix(tint, colors.paper, 0.35)],
        [0.55, tint],
        [1, mix(tint, colors.ink, 0.5)],
      ]),
    );
    sheet.ellipse(at - rx * 0.25, y - ry * 0.45, rx * 0.45, ry * 0.16, fade(colors.paper, 0.28));
    sheet.ellipse(x, water + m * (0.13 + i * 0.03), rx * 0.9, m * 0.006, fade(colors.ink, 0.2));
    bottom -= ry * 1.86;
  }
}

/** A water lily between its leaves. */
export function paintLily({ random, colors, sheet }: Scene, { x, water, m }: Shore) {
  for (const [dx, dy, size] of [
    [-0.34, 0.16, 0.17],
    [0.36, 0.2, 0.2],
    [0.12, 0.27, 0.13],
    [0, 0.12, 0.33],
  ] as const) {
    const green = mix(colors.deep, '#4c7a52', 0.45);
    sheet.ellipse(x + dx * m, water + dy * m + m * 0.012, size * m, size * m * 0.26, fade(colors.ink, 0.3));
    sheet.ellipse(
      x + dx * m,
      water + dy * m,
      size * m,
      size * m * 0.26,
      mix(green, colors.light, random.range(0.05, 0.25)),
    );
  }
  const heart: Point = [x, water + m * 0.1];
  const rows = [
    { count: 9, length: 0.36, belly: 0.062, spread: 2.6, tint: colors.soft },
    { count: 7, length: 0.31, belly: 0.06, spread: 2.1, tint: mix(colors.soft, colors.light, 0.5) },
    { count: 5, length: 0.24, belly: 0.052, spread: 1.5, tint: mix(colors.light, colors.paper, 0.5) },
  ];
  for (const { count, length, belly, spread, tint } of rows) {
    const petals = Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * spread);
    for (const turn of petals.toSorted((a, b) => Math.abs(b) - Math.abs(a))) {
      const tip = polar(heart, turn - Math.PI / 2, m * length * (1 - Math.abs(turn) * 0.12));
      sheet.path(
        leaf(heart, tip, m * belly),
        sheet.linear([
          [0, mix(tint, colors.accent, 0.45)],
          [1, mix(tint, colors.paper, 0.35)],
        ]),
        `stroke="${fade(colors.deep, 0.25)}" stroke-width="${n(m * 0.002)}"`,
      );
    }
  }
  for (let i = 0; i < 16; i++) {
    const [sx, sy] = polar(heart, -Math.PI / 2 + random.range(-0.7, 0.7), m * random.range(0.05, 0.12));
    sheet.circle(sx, sy, m * 0.008, colors.spark);
  }
}
