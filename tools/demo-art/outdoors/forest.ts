import { channels, fade, mix, ramp } from '../drawing/color.ts';
import { leaf, type Point, smooth } from '../drawing/curves.ts';
import { layField } from '../drawing/field.ts';
import { fbm } from '../drawing/noise.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { pine } from './trees.ts';

/** Firs in morning mist with the sun reaching through, a few great trunks in front. */
export async function paintForest(scene: Scene): Promise<Finish> {
  const { w, h, random, colors, sheet } = scene;
  const sunX = w * random.pick([0.32, 0.68]);
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, mix(colors.soft, colors.light, 0.3)],
      [0.5, mix(colors.light, colors.paper, 0.5)],
      [1, colors.soft],
    ]),
  );
  const halo = sheet.radial([
    [0, mix(colors.paper, colors.spark, 0.2)],
    [0.22, fade(mix(colors.paper, colors.spark, 0.6), 0.75)],
    [1, fade(colors.spark, 0)],
  ]);
  sheet.circle(sunX, h * 0.26, Math.max(w, h) * 0.5, halo);
  for (const near of [0, 0.25, 0.5]) paintFirs(scene, near);
  paintRays(scene, sunX);
  await layMist(scene);
  paintFirs(scene, 0.75);
  paintTrunks(scene);
  paintGround(scene);
  return { bloom: 0.6, grain: 0.8, vignette: 0.9, paper: 0 };
}

function paintFirs(scene: Scene, near: number) {
  const { w, h, random, colors, sheet } = scene;
  const tone = ramp(
    [
      mix(colors.soft, colors.light, 0.6),
      mix(colors.soft, colors.mid, 0.3),
      colors.mid,
      colors.deep,
      colors.ink,
    ],
    near,
  );
  const floor = h * (0.66 + 0.26 * near);
  const tall = h * (0.34 + 0.26 * near);
  const count = Math.round((w / h) * (20 - 14 * near)) + 2;
  const firs = Array.from({ length: count }, (_, i) =>
    pine(scene, w * ((i + random.next()) / count), floor + tall * 0.03, tall * random.range(0.55, 1.15)),
  );
  const fill = sheet.linear([
    [0, tone],
    [0.6, tone],
    [1, mix(tone, colors.paper, 0.5 * (1 - near))],
  ]);
  sheet.path(firs.join(''), fill);
  const moss = mix(tone, colors.paper, 0.5 * (1 - near));
  const brush = tall * 0.22;
  sheet.rect(
    0,
    floor - brush,
    w,
    h - floor + brush,
    sheet.linear([
      [0, fade(moss, 0)],
      [brush / (h - floor + brush), moss],
      [1, moss],
    ]),
  );
}

async function layMist(scene: Scene) {
  const [r, g, b] = channels(mix(scene.colors.light, scene.colors.paper, 0.6));
  await layField(scene, (x, y) => {
    const low = Math.exp(-(((y - 0.74) * 4.5) ** 2));
    return [r, g, b, low * (0.62 + 0.5 * fbm(x * 2.4, y * 6, scene.salt, 3))];
  });
}

function paintRays({ w, h, random, colors, sheet }: Scene, sunX: number) {
  const light = sheet.linear([
    [0, fade(colors.paper, 0.5)],
    [0.6, fade(mix(colors.paper, colors.spark, 0.4), 0.22)],
    [1, fade(colors.spark, 0)],
  ]);
  for (let i = 0; i < 9; i++) {
    const spread = (i / 8 - 0.5) * 2;
    const wide = random.range(0.02, 0.075) * w;
    const foot = sunX + spread * w * 0.75;
    const top = sunX + spread * w * 0.03;
    const y = h * 0.24;
    sheet.path(
      `M${n(top)} ${n(y)}L${n(top + wide * 0.15)} ${n(y)}L${n(foot + wide * 1.6)} ${n(h * 0.95)}L${n(foot - wide * 0.6)} ${n(h * 0.95)}Z`,
      light,
    );
  }
}

function paintTrunks(scene: Scene) {
  const { w, h, u, random, colors, sheet } = scene;
  const spots = w > h * 1.3 ? [0.05, 0.2, 0.83, 0.95] : [0.06, 0.24, 0.93];
  for (const spot of random.chance(0.5) ? spots : spots.map((x) => 1 - x)) {
    const x = w * spot;
    const half = random.range(17, 38) * u;
    const lean = random.range(-30, 30) * u;
    const floor = h * random.range(0.93, 0.99);
    const d = `M${n(x + lean - half * 0.7)} -5L${n(x + lean + half * 0.7)} -5L${n(x + half)} ${n(floor - 90 * u)}Q${n(x + half * 1.1)} ${n(floor)} ${n(x + half * 2)} ${n(floor + 8 * u)}H${n(x - half * 2)}Q${n(x - half * 1.1)} ${n(floor)} ${n(x - half)} ${n(floor - 90 * u)}Z`;
    const bark = mix(colors.ink, colors.deep, 0.3);
    sheet.path(
      d,
      sheet.linear(
        [
          [0, mix(bark, colors.mid, 0.5)],
          [0.3, bark],
          [1, colors.ink],
        ],
        { x1: spot < 0.5 ? 1 : 0, y1: 0, x2: spot < 0.5 ? 0 : 1, y2: 0 },
      ),
    );
  }
}

function paintGround({ w, h, u, random, colors, sheet }: Scene) {
  const bank: Point[] = Array.from({ length: 9 }, (_, i) => [
    (i / 8) * w,
    h * 0.945 + random.range(-14, 10) * u,
  ]);
  sheet.path(
    `${smooth(bank)}V${n(h + 5)}H0Z`,
    sheet.linear([
      [0, mix(colors.deep, colors.ink, 0.5)],
      [1, colors.ink],
    ]),
  );
  for (let i = 0; i < 80; i++) {
    const foot: Point = [random.range(-0.02, 1.02) * w, h * random.range(0.96, 1.03)];
    const lean = random.range(-1, 1);
    const tall = random.range(30, 95) * u;
    sheet.path(
      leaf(foot, [foot[0] + lean * tall * 0.8, foot[1] - tall], tall * 0.06),
      mix(colors.ink, colors.deep, random.next() * 0.8),
    );
  }
}
