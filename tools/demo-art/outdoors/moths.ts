import { fade, mix } from '../drawing/color.ts';
import { type Point, smooth } from '../drawing/curves.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

/** A collector's plate: one great moth, or several, each half the mirror of the other. */
export function paintMoths(scene: Scene): Finish {
  const { w, h, u, random, colors, sheet } = scene;
  const dark = random.chance(0.55);
  const ground = dark ? mix(colors.ink, colors.deep, 0.35) : mix(colors.paper, colors.light, 0.2);
  const pen = dark ? colors.light : colors.ink;
  sheet.rect(0, 0, w, h, ground);
  for (const inset of [34, 44])
    sheet.rect(
      inset * u,
      inset * u,
      w - 2 * inset * u,
      h - 2 * inset * u,
      'none',
      `stroke="${fade(pen, 0.5)}" stroke-width="${n((inset === 34 ? 2.2 : 1) * u)}"`,
    );
  const [columns, rows] =
    w > h * 1.3
      ? [3, 1]
      : h > w * 1.15
        ? random.pick([
            [1, 2],
            [2, 3],
          ] as const)
        : [2, 2];
  const cellW = (w - 110 * u) / columns;
  const cellH = (h - 110 * u) / rows;
  for (let i = 0; i < columns * rows; i++) {
    const x = 55 * u + ((i % columns) + 0.5) * cellW;
    const y = 55 * u + (Math.floor(i / columns) + 0.5) * cellH;
    paintMoth(scene, x, y, Math.min(cellW, cellH * 1.25) * 0.43, pen);
  }
  return { bloom: dark ? 0.25 : 0, grain: 0.6, vignette: 0.5, paper: 0.9 };
}

function paintMoth(scene: Scene, x: number, y: number, size: number, pen: string) {
  const { random, colors, sheet } = scene;
  const j = (value: number) => value * random.range(0.9, 1.1);
  const fore: Point[] = [
    [0.03, -0.12],
    [j(0.3), j(-0.42)],
    [j(0.82), j(-0.68)],
    [j(1), j(-0.58)],
    [j(0.88), j(-0.2)],
    [j(0.68), j(0.06)],
    [0.3, 0.06],
    [0.03, 0.02],
  ];
  const hind: Point[] = [
    [0.03, 0],
    [0.32, 0.02],
    [j(0.66), j(0.12)],
    [j(0.7), j(0.4)],
    [j(0.46), j(0.66)],
    [j(0.22), j(0.5)],
    [0.05, 0.2],
  ];
  const [a, b, c] = random.pick([
    [colors.accent, colors.spark, colors.deep],
    [colors.soft, colors.accent, colors.mid],
    [colors.spark, colors.light, colors.mid],
    [colors.mid, colors.light, colors.accent],
  ]);
  const wing = (points: readonly Point[], k = 1) =>
    smooth(
      points.map(([px, py]): Point => [px * size * k, py * size * k]),
      true,
    );
  const half = () => {
    paintWing(
      scene,
      wing(hind),
      wing(hind, 0.8),
      wing(hind, 0.52),
      [mix(b, colors.paper, 0.1), c, a],
      size,
      pen,
    );
    paintVeins(scene, hind, size);
    paintEye(scene, 0.44 * size, 0.3 * size, size * 0.11, a);
    paintWing(
      scene,
      wing(fore),
      wing(fore, 0.82),
      wing(fore, 0.5),
      [a, mix(c, colors.ink, 0.25), b],
      size,
      pen,
    );
    paintVeins(scene, fore, size);
    paintEye(scene, 0.58 * size, -0.3 * size, size * 0.095, b);
  };
  for (const side of [1, -1]) sheet.group(`transform="translate(${n(x)} ${n(y)}) scale(${side} 1)"`, half);
  sheet.group(`transform="translate(${n(x)} ${n(y)})"`, () =>
    paintBody(scene, size, mix(c, colors.ink, 0.55), pen),
  );
}

function paintWing(
  { sheet }: Scene,
  outer: string,
  band: string,
  core: string,
  tints: readonly string[],
  size: number,
  pen: string,
) {
  const [edge = pen, middle = pen, heart = pen] = tints;
  sheet.path(outer, edge, `stroke="${fade(pen, 0.9)}" stroke-width="${n(size * 0.008)}"`);
  sheet.path(band, fade(middle, 0.92));
  sheet.path(core, fade(heart, 0.85));
}

function paintVeins({ colors, sheet }: Scene, points: readonly Point[], size: number) {
  for (const [px, py] of points.slice(1, -1))
    sheet.line(
      `M0 0Q${n(px * size * 0.5)} ${n(py * size * 0.42)} ${n(px * size * 0.97)} ${n(py * size * 0.97)}`,
      fade(colors.ink, 0.35),
      size * 0.006,
    );
}

function paintEye({ colors, sheet }: Scene, x: number, y: number, r: number, tint: string) {
  sheet.circle(x, y, r, colors.ink);
  sheet.circle(x, y, r * 0.78, mix(tint, colors.paper, 0.35));
  sheet.circle(x, y, r * 0.5, colors.ink);
  sheet.circle(x - r * 0.16, y - r * 0.18, r * 0.16, colors.paper);
}

function paintBody({ colors, sheet }: Scene, size: number, fur: string, pen: string) {
  sheet.ellipse(0, size * 0.2, size * 0.062, size * 0.3, fur);
  for (let i = 0; i < 6; i++)
    sheet.ellipse(
      0,
      size * (0.06 + i * 0.068),
      size * (0.055 - i * 0.004),
      size * 0.014,
      fade(colors.light, 0.5),
    );
  sheet.ellipse(0, -size * 0.12, size * 0.085, size * 0.12, mix(fur, colors.soft, 0.3));
  sheet.circle(0, -size * 0.25, size * 0.055, fur);
  for (const side of [-1, 1]) {
    sheet.line(
      `M${n(side * size * 0.02)} ${n(-size * 0.29)}C${n(side * size * 0.1)} ${n(-size * 0.42)} ${n(side * size * 0.22)} ${n(-size * 0.5)} ${n(side * size * 0.3)} ${n(-size * 0.5)}`,
      pen,
      size * 0.014,
    );
    for (let i = 1; i < 8; i++)
      sheet.line(
        `M${n(side * size * (0.03 + i * 0.033))} ${n(-size * (0.3 + 0.21 * Math.sqrt(i / 7.5)))}l${n(side * size * 0.014)} ${n(size * 0.05)}`,
        fade(pen, 0.8),
        size * 0.007,
      );
  }
}
