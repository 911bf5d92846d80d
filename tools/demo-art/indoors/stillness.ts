import { fade, mix } from '../drawing/color.ts';
import { ground, leaf, type Point, polar } from '../drawing/curves.ts';
import { type Finish, motifOf, type Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';
import { paintLily, paintLotus, paintStones, paintTree, type Shore } from './at-rest.ts';

/** Breath: something at rest before a great disc and still water. */
export function paintStillness(scene: Scene): Finish {
  const { w, h, random, colors, sheet } = scene;
  const m = Math.min(w, h);
  const shore: Shore = { x: w * (w > h * 1.3 ? random.pick([0.382, 0.618]) : 0.5), water: h * 0.74, m };
  const motif = motifOf(scene, motifs);
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, mix(colors.light, colors.paper, 0.35)],
      [1, mix(colors.paper, colors.light, 0.5)],
    ]),
  );
  if (motif.ground === 'arches') paintArches(scene, shore);
  paintDisc(scene, shore, motif.ground);
  if (motif.ground === 'hills') paintHills(scene, shore);
  paintWater(scene, shore.water, shore.x);
  motif.paint(scene, shore);
  for (const side of [-1, 1]) paintFronds(scene, shore.x + side * Math.min(w * 0.42, m * 0.55), h, side, m);
  return { bloom: 0.3, grain: 0.9, vignette: 0.4, paper: 0.8 };
}

type Motif = {
  ground: 'arches' | 'hills' | 'sky';
  paint: (scene: Scene, shore: Shore) => void;
};

const motifs: readonly [Motif, ...Motif[]] = [
  { ground: 'arches', paint: paintLotus },
  { ground: 'hills', paint: paintStones },
  { ground: 'sky', paint: paintTree },
  { ground: 'hills', paint: paintLily },
];

function paintArches({ colors, sheet }: Scene, { x, water, m }: Shore) {
  for (let i = 5; i >= 1; i--) {
    const r = m * (0.2 + i * 0.085);
    const tint = [colors.spark, colors.light, colors.soft, colors.accent, colors.mid][i % 5] ?? colors.soft;
    sheet.path(
      `M${n(x - r)} ${n(water)}V${n(water - m * 0.3)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(water - m * 0.3)}V${n(water)}Z`,
      fade(mix(tint, colors.paper, 0.28), 0.92),
    );
  }
}

/** A sun: behind a figure under arches, low over hills, or alone and large in the sky. */
function paintDisc({ colors, sheet, random }: Scene, { x, water, m }: Shore, behind: Motif['ground']) {
  const disc = sheet.linear([
    [0, mix(colors.paper, colors.spark, 0.2)],
    [1, mix(colors.spark, colors.accent, 0.4)],
  ]);
  if (behind === 'arches') return sheet.circle(x, water - m * 0.3, m * 0.23, disc);
  if (behind === 'sky') {
    for (const r of [0.47, 0.41]) sheet.circle(x, water - m * 0.32, m * r, fade(colors.soft, 0.22));
    return sheet.circle(x, water - m * 0.32, m * 0.35, disc);
  }
  sheet.circle(x + random.sign() * m * 0.2, water - m * 0.52, m * 0.15, disc);
}

function paintHills({ w, colors, sheet, random }: Scene, { water, m }: Shore) {
  for (const [i, tint] of [colors.light, colors.soft, colors.mid].entries()) {
    const top = water - m * (0.42 - i * 0.13);
    const points = Array.from(
      { length: 7 },
      (_, k): Point => [(w * k) / 6, top + m * random.range(-0.08, 0.08)],
    );
    sheet.path(ground(points, water, true), fade(mix(tint, colors.paper, 0.3 - i * 0.08), 0.9));
  }
}

function paintWater({ w, h, u, random, colors, sheet }: Scene, water: number, x: number) {
  sheet.rect(
    0,
    water,
    w,
    h - water,
    sheet.linear([
      [0, mix(colors.mid, colors.soft, 0.6)],
      [1, mix(colors.deep, colors.mid, 0.4)],
    ]),
  );
  for (let i = 0; i < 70; i++) {
    const t = random.next();
    const spread = (random.next() + random.next() - 1) * w * 0.5;
    sheet.ellipse(
      x + spread,
      water + t * (h - water),
      (20 + 90 * t) * u,
      (1 + 3 * t) * u,
      fade(random.pick([colors.paper, colors.spark]), 0.3),
    );
  }
}

function paintFronds(scene: Scene, x: number, y: number, side: number, m: number) {
  const { random, colors, sheet } = scene;
  for (let i = 0; i < 7; i++) {
    const root: Point = [x + random.range(-0.03, 0.03) * m, y + m * 0.02];
    const tip = polar(root, -Math.PI / 2 - side * (i - 2.2) * 0.24, m * random.range(0.22, 0.42));
    sheet.path(
      leaf(root, tip, m * 0.032),
      mix(colors.deep, random.pick([colors.mid, colors.ink, colors.spark]), 0.35),
    );
    sheet.line(
      `M${n(root[0])} ${n(root[1])}L${n(tip[0])} ${n(tip[1])}`,
      fade(colors.paper, 0.25),
      m * 0.0018,
    );
  }
}
