import { fade, mix, ramp } from '../drawing/color.ts';
import { ground, type Point, smooth } from '../drawing/curves.ts';
import { noise2 } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintDisc, paintSky } from './sky.ts';

const rows = 5;

type Dune = { peak: Point; side: 1 | -1; near: number; profile: readonly Point[] };

/** Sand in long light: every dune has a bright and a shaded flank that meet in one crest. */
export function paintDunes(scene: Scene): Finish {
  const { w, h, u, random, colors } = scene;
  const horizon = h * random.range(0.38, 0.46);
  paintSky(
    scene,
    [
      mix(colors.accent, colors.deep, 0.3),
      mix(colors.accent, colors.light, 0.55),
      colors.light,
      colors.paper,
    ],
    horizon * 1.2,
  );
  const side = random.sign();
  const sunX = w * (side > 0 ? 0.28 : 0.72);
  paintDisc(
    scene,
    sunX,
    horizon * random.range(0.4, 0.66),
    58 * u,
    mix(colors.paper, colors.spark, 0.12),
    0.55,
  );
  for (let i = 0; i < rows; i++) {
    const dune = shapeDune(scene, i, horizon, side);
    paintDune(scene, dune);
    if (i === 2) paintWalkers(scene, dune);
  }
  return { bloom: 0.25, grain: 1, vignette: 0.8, paper: 0.3 };
}

function shapeDune({ w, h, salt, random }: Scene, index: number, horizon: number, side: 1 | -1): Dune {
  const near = index / (rows - 1);
  const base = horizon + (h * 0.99 - horizon) * near ** 1.35;
  const peakX = w * (((salt % 7) * 0.11 + index * 0.38) % 0.8) + w * random.range(0.02, 0.16);
  const rise = h * (0.05 + 0.17 * near ** 0.8);
  const spread = w * (0.3 + 0.26 * near);
  const height = (x: number) => {
    const d = (x - peakX) / spread;
    // A crest is sharp: straight falls on both sides, the leeward one steeper.
    const fall = Math.exp(-Math.abs(d) * (d * side > 0 ? 1.9 : 1.25));
    return base - rise * fall - noise2((x / w) * 1.7, index * 5.1, salt) * h * 0.012;
  };
  const profile: Point[] = [];
  for (let i = 0; i <= 48; i++)
    profile.push([w * (-0.05 + (i / 48) * 1.1), height(w * (-0.05 + (i / 48) * 1.1))]);
  return { peak: [peakX, height(peakX)], side, near, profile };
}

function paintDune({ w, h, u, colors, sheet, salt }: Scene, { peak, side, near, profile }: Dune) {
  const sand = ramp(
    [mix(colors.light, colors.paper, 0.5), colors.light, mix(colors.light, colors.soft, 0.6), colors.soft],
    near,
  );
  const line = [...profile, peak].sort((a, b) => a[0] - b[0]);
  sheet.path(
    ground(line, h + 9),
    sheet.linear([
      [0, mix(sand, colors.paper, 0.3)],
      [0.35, sand],
      [1, mix(sand, colors.mid, 0.45)],
    ]),
  );
  const floor = h * (0.2 + 0.34 * near) + peak[1];
  const sway = w * (0.05 + 0.07 * near) * side;
  const crest: Point[] = [0, 0.2, 0.45, 0.7, 1].map((t) => [
    peak[0] + Math.sin(t * 4.4) * sway + t * sway * 0.6,
    peak[1] + (floor - peak[1]) * t ** 1.25,
  ]);
  const lee = line.filter(([x]) => (x - peak[0]) * side > 0);
  if (side < 0) lee.reverse();
  const edge = lee[lee.length - 1] ?? peak;
  const dark = mix(colors.deep, colors.mid, 0.75 - 0.5 * near);
  const outline = `${smooth([...crest].reverse())}L${lee.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${n(edge[0])} ${n(floor)}Z`;
  sheet.path(
    outline,
    sheet.linear([
      [0, fade(dark, 0.42 + 0.4 * near)],
      [0.5, fade(dark, 0.3 + 0.3 * near)],
      [1, fade(dark, 0)],
    ]),
  );
  for (let k = 1; k < 16 && near > 0.4; k++) {
    const fall = (k * 9 + k * k * 1.1) * u * (0.5 + near);
    const ripple = line.map(([x, y], i): Point => [x, y + fall + noise2(i * 0.4, k * 0.6, salt + 3) * 9 * u]);
    sheet.line(smooth(ripple), fade(k % 2 ? colors.deep : colors.paper, 0.1), (0.8 + k * 0.12) * u);
  }
}

function paintWalkers({ w, u, colors, sheet }: Scene, { peak, side, profile }: Dune) {
  for (let i = 1; i < 5; i++) {
    const at = peak[0] - side * i * w * 0.034;
    const spot = profile.reduce((best, point) =>
      Math.abs(point[0] - at) < Math.abs(best[0] - at) ? point : best,
    );
    const [x, y, s] = [at, spot[1] + 4 * u, 1.25 * u];
    sheet.path(
      `M${n(x - 5 * s)} ${n(y)}Q${n(x - 4 * s)} ${n(y - 22 * s)} ${n(x)} ${n(y - 24 * s)}Q${n(x + 5 * s)} ${n(y - 20 * s)} ${n(x + 5 * s)} ${n(y)}Z`,
      colors.ink,
    );
    sheet.circle(x, y - 27 * s, 3.6 * s, colors.ink);
  }
}
