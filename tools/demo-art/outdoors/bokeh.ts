import { channels, fade, mix } from '../drawing/color.ts';
import { layField } from '../drawing/field.ts';
import { fbm } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

/** City lights out of focus behind a rainy pane. */
export async function paintBokeh(scene: Scene): Promise<Finish> {
  const { w, h, salt, random, colors, sheet } = scene;
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, colors.ink],
      [0.55, mix(colors.deep, colors.mid, 0.3)],
      [1, colors.ink],
    ]),
  );
  const [r, g, b] = channels(colors.soft);
  await layField(scene, (x, y) => [
    r,
    g,
    b,
    Math.max(0, 0.16 + 0.4 * fbm(x * 2, y * 2, salt, 3)) * Math.exp(-(((y - 0.55) * 2.4) ** 2)),
  ]);
  const tints = [colors.accent, colors.spark, colors.light, colors.soft, colors.paper, colors.light];
  for (const [count, size, strength] of [
    [34, 34, 0.5],
    [26, 62, 0.42],
    [13, 104, 0.3],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const y = h * (0.52 + (random.next() + random.next() - 1) * 0.46);
      paintLight(
        scene,
        random.range(-0.05, 1.05) * w,
        y,
        size * random.range(0.7, 1.35),
        random.pick(tints),
        strength * random.range(0.7, 1.2),
      );
    }
  }
  for (let i = 0; i < 190; i++)
    paintDrop(scene, random.next() * w, random.next() * h, 3 + 17 * random.next() ** 4);
  for (let i = 0; i < 13; i++) paintRunnel(scene, random.next() * w, random.range(-0.1, 0.6) * h);
  return { bloom: 0.65, grain: 1, vignette: 1, paper: 0 };
}

function paintLight(
  { u, sheet }: Scene,
  x: number,
  y: number,
  radius: number,
  tint: string,
  strength: number,
) {
  const r = radius * u;
  const lens = sheet.radial([
    [0, fade(tint, strength * 0.72)],
    [0.8, fade(tint, strength * 0.82)],
    [0.93, fade(mix(tint, '#ffffff', 0.35), strength * 1.2)],
    [1, fade(tint, 0)],
  ]);
  sheet.circle(x, y, r, lens);
}

function paintDrop({ u, colors, sheet }: Scene, x: number, y: number, radius: number) {
  const r = radius * u;
  sheet.ellipse(
    x,
    y,
    r * 0.9,
    r,
    sheet.linear([
      [0, fade(colors.ink, 0.5)],
      [0.55, fade(colors.mid, 0.22)],
      [1, fade(colors.paper, 0.55)],
    ]),
  );
  sheet.circle(x - r * 0.28, y - r * 0.36, r * 0.2, fade(colors.paper, 0.85));
}

function paintRunnel(scene: Scene, x: number, y: number) {
  const { h, u, random, colors, sheet } = scene;
  const length = h * random.range(0.12, 0.5);
  const sway = random.range(-9, 9) * u;
  const d = `M${n(x)} ${n(y)}c${n(sway)} ${n(length * 0.3)} ${n(-sway)} ${n(length * 0.6)} ${n(sway * 0.5)} ${n(length)}`;
  sheet.line(d, fade(colors.ink, 0.25), 6 * u);
  sheet.line(d, fade(colors.paper, 0.16), 2 * u);
  paintDrop(scene, x + sway * 0.5, y + length, 11);
}
