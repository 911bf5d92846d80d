import { channels, fade, mix } from '../drawing/color.ts';
import { ground, type Point } from '../drawing/curves.ts';
import { layField } from '../drawing/field.ts';
import { fbm, smoothstep } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintStars } from './sky.ts';

/** Clouds of a nebula and its stars; now and then an observatory on the hill below. */
export async function paintNebula(scene: Scene): Promise<Finish> {
  const { w, h, salt, random, colors, sheet } = scene;
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, colors.ink],
      [1, mix(colors.ink, colors.deep, 0.8)],
    ]),
  );
  const [hot, warm, cold] = [channels(colors.light), channels(colors.soft), channels(colors.accent)];
  const tilt = random.range(-0.9, 0.9);
  const ratio = w / h;
  await layField(scene, (px, py) => {
    const [x, y] = [(px - 0.5) * ratio, py - 0.46];
    const bend = fbm(x * 2.4 + 9, y * 2.4, salt, 3);
    const cloud = fbm(x * 3 + bend * 1.6, y * 3 - bend, salt + 5, 5) + 0.5;
    const band = Math.exp(-(((x * Math.sin(tilt) + y * Math.cos(tilt) + bend * 0.22) * 3.1) ** 2));
    const dust = smoothstep(0.1, 0.55, fbm(x * 5 + 3, y * 5 + bend, salt + 31, 4) + 0.25);
    const glow = smoothstep(0.18, 1.05, cloud * (0.35 + band)) * (0.45 + 0.55 * dust);
    const hue = smoothstep(-0.35, 0.35, bend);
    const core = smoothstep(0.55, 1.1, cloud * band * 1.4);
    const channel = (i: 0 | 1 | 2) => (warm[i] * (1 - hue) + cold[i] * hue) * (1 - core) + hot[i] * core;
    return [channel(0), channel(1), channel(2), Math.min(0.95, glow * 1.15)];
  });
  paintStars(scene, colors.paper, 620, h, 0.85);
  for (let i = 0; i < 9; i++)
    paintBrightStar(scene, random.range(0.05, 0.95) * w, random.range(0.04, 0.7) * h);
  if (random.chance(0.55)) paintHill(scene);
  return { bloom: 0.7, grain: 0.7, vignette: 1, paper: 0 };
}

function paintBrightStar({ u, random, colors, sheet }: Scene, x: number, y: number) {
  const size = random.range(9, 34) * u;
  const tint = random.pick([colors.paper, colors.spark, colors.accent]);
  sheet.circle(
    x,
    y,
    size,
    sheet.radial([
      [0, fade(colors.paper, 0.9)],
      [0.12, fade(tint, 0.6)],
      [1, fade(tint, 0)],
    ]),
  );
  const ray = size * 1.25;
  const thin = size * 0.035;
  sheet.path(
    `M${n(x - ray)} ${n(y)}L${n(x)} ${n(y - thin)}L${n(x + ray)} ${n(y)}L${n(x)} ${n(y + thin)}ZM${n(x)} ${n(y - ray)}L${n(x + thin)} ${n(y)}L${n(x)} ${n(y + ray)}L${n(x - thin)} ${n(y)}Z`,
    fade(colors.paper, 0.85),
  );
}

function paintHill(scene: Scene) {
  const { w, h, u, salt, random, colors, sheet } = scene;
  const at = (x: number) => h * 0.88 - fbm((x / w) * 2.2, 1, salt, 4) * h * 0.09;
  const line: Point[] = [];
  for (let x = -10; x <= w + 10; x += 12 * u) line.push([x, at(x)]);
  const x = w * random.pick([0.3, 0.7]);
  const r = 46 * u;
  const y = at(x) + 8 * u;
  const dark = mix(colors.ink, '#000000', 0.35);
  sheet.path(
    `M${n(x - r)} ${n(y)}V${n(y - r * 0.7)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y - r * 0.7)}V${n(y)}Z`,
    dark,
  );
  sheet.path(
    `M${n(x - 4 * u)} ${n(y - r)}L${n(x + r * 0.4)} ${n(y - r * 1.85)}L${n(x + r * 0.62)} ${n(y - r * 1.7)}L${n(x + 14 * u)} ${n(y - r)}Z`,
    mix(colors.spark, colors.light, 0.3),
  );
  sheet.rect(x - 7 * u, y - r * 0.42, 14 * u, r * 0.42, mix(colors.spark, colors.paper, 0.2));
  sheet.path(ground(line, h + 5, true), dark);
}
