import { fade, mix, ramp } from '../drawing/color.ts';
import { ground, type Point } from '../drawing/curves.ts';
import { ridged } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { paintDisc, paintSky } from './sky.ts';
import { paintPines } from './trees.ts';

const layers = 7;

/** Ranges of mountains in mist, one behind the other, under a low sun. */
export function paintMountains(scene: Scene): Finish {
  const { w, h, u, random, colors } = scene;
  const horizon = h * random.range(0.44, 0.52);
  paintSky(
    scene,
    [mix(colors.mid, colors.deep, 0.4), colors.soft, colors.light, colors.paper],
    horizon * 1.25,
  );
  const sunX = w * (random.chance(0.5) ? 0.382 : 0.618);
  paintDisc(
    scene,
    sunX,
    horizon * random.range(0.5, 0.72),
    62 * u,
    mix(colors.paper, colors.spark, 0.35),
    0.75,
  );
  paintBirds(scene, sunX, horizon * 0.42);
  for (let i = 0; i < layers; i++) paintRange(scene, i, horizon);
  return { bloom: 0.35, grain: 0.8, vignette: 0.7, paper: 0 };
}

function paintRange(scene: Scene, index: number, horizon: number) {
  const { w, h, u, salt, colors, sheet } = scene;
  const near = index / (layers - 1);
  const base = horizon + (h * 0.86 - horizon) * near ** 1.25;
  const height = h * (0.24 - 0.1 * near);
  const stretch = (1.6 + near * 1.5) / (Math.max(w, h * 0.8) || 1);
  const line: Point[] = [];
  for (let x = -20; x <= w + 20; x += Math.max(3, 5 * u)) {
    const crest = ridged(x * stretch + index * 17.7, salt + index, 6);
    line.push([x, base - (crest - 0.62) * height * 1.5]);
  }
  const tone = ramp(
    [mix(colors.light, colors.soft, 0.35), colors.soft, colors.mid, colors.deep, colors.ink],
    near,
  );
  const haze = mix(tone, colors.paper, 0.62 * (1 - near) + 0.06);
  sheet.path(
    ground(line, h + 10),
    sheet.linear([
      [0, tone],
      [0.55 - near * 0.1, haze],
      [1, haze],
    ]),
  );
  if (near > 0.75) paintPines(scene, line, mix(tone, colors.ink, 0.4), (16 + 40 * (near - 0.7)) * u);
}

function paintBirds({ u, random, colors, sheet }: Scene, x: number, y: number) {
  for (let i = 0; i < random.int(3, 6); i++) {
    const bx = x + random.range(-150, 150) * u;
    const by = y + random.range(-60, 60) * u;
    const s = random.range(6, 13) * u;
    const wing = `q${s * 0.5} ${-s * 0.7} ${s} 0q${s * 0.5} ${-s * 0.7} ${s} 0`;
    sheet.line(`M${bx} ${by}${wing}`, fade(colors.ink, 0.65), 1.8 * u);
  }
}
