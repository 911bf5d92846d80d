import { fade, mix } from '../drawing/color.ts';
import { leaf, type Point, polar, smooth } from '../drawing/curves.ts';
import type { Finish, Scene } from '../drawing/scene.ts';
import { n } from '../drawing/sheet.ts';

type Stem = { at: (t: number) => Point; length: number };

// How a leaf leaves its stem: the angle, its length as a share of the stem's, its width as a share of its length.
const leafShapes = {
  blade: { turn: 0.85, reach: 0.19, belly: 0.25, pairs: 7 },
  round: { turn: 0.85, reach: 0.125, belly: 0.52, pairs: 7 },
  fern: { turn: 1.15, reach: 0.17, belly: 0.17, pairs: 15 },
};
type LeafShape = keyof typeof leafShapes;

/** A plate of a herbal: plants in ink lines over flat washes that sit a little beside them. */
export function paintBotanical(scene: Scene): Finish {
  const { w, h, u, random, colors, sheet } = scene;
  const dark = random.chance(0.33);
  const light = random.pick([colors.paper, mix(colors.paper, colors.light, 0.45)]);
  const pen = dark ? colors.paper : colors.ink;
  sheet.rect(0, 0, w, h, dark ? mix(colors.ink, colors.deep, 0.5) : light);
  const [inset, edge] = [38 * u, `stroke="${fade(pen, 0.45)}" stroke-width="${n(1.4 * u)}"`];
  sheet.rect(inset, inset, w - 2 * inset, h - 2 * inset, 'none', edge);
  const plants = Math.max(1, Math.floor(w / (h * 0.72)));
  for (let i = 0; i < plants; i++) {
    const x = w * (0.5 + ((i - (plants - 1) / 2) * 0.92) / plants);
    const r = Math.min(w / plants, h) * 0.36;
    sheet.ellipse(x, h * 0.42, r, r, fade(dark ? colors.mid : colors.light, 0.55));
    paintPlant(scene, x, pen, Math.min((w / plants) * 1.15, h) * 0.78);
  }
  return { bloom: 0, grain: 0.45, vignette: 0.3, paper: 1 };
}

function paintPlant(scene: Scene, x: number, pen: string, size: number) {
  const { h, u, random } = scene;
  const shape = random.pick(['blade', 'round', 'fern'] as const);
  const stems = random.int(3, 5);
  for (let i = 0; i < stems; i++) {
    const lean = (i / (stems - 1) - 0.5) * 2;
    const root: Point = [x + lean * 6 * u, h * 0.5 + size * 0.52];
    const stem = stemOf(scene, root, lean, size * (1 - Math.abs(lean) * 0.24));
    paintStem(scene, stem, shape, pen);
    if (shape !== 'fern') paintBlossom(scene, stem.at(1), size * random.range(0.06, 0.085), pen);
  }
}

function stemOf({ random }: Scene, [x, y]: Point, lean: number, length: number): Stem {
  const sway = random.range(-0.09, 0.09);
  return {
    length,
    at: (t) => [
      x + length * (lean * 0.42 * t ** 1.5 + sway * Math.sin(t * 3)),
      y - length * t * (1 - 0.1 * t),
    ],
  };
}

function paintStem(scene: Scene, stem: Stem, shape: LeafShape, pen: string) {
  const { u, random, colors, sheet } = scene;
  const line = Array.from({ length: 9 }, (_, i) => stem.at(i / 8));
  sheet.line(smooth(line), mix(colors.deep, pen, 0.3), 2.6 * u);
  const { turn, reach: share, belly, pairs } = leafShapes[shape];
  const wash = random.pick([colors.mid, colors.soft, colors.spark, colors.deep]);
  for (let i = 1; i < pairs; i++) {
    const t = 0.16 + (i / pairs) * 0.78;
    const foot = stem.at(t);
    const ahead = stem.at(t + 0.03);
    const heading = Math.atan2(ahead[1] - foot[1], ahead[0] - foot[0]);
    const taper = Math.sin(Math.PI * (0.18 + 0.78 * (1 - t)));
    for (const side of [-1, 1]) {
      const reach = stem.length * taper * share;
      const tip = polar(foot, heading + side * turn * random.range(0.85, 1.15), reach);
      paintLeaf(scene, foot, tip, reach * belly, wash, pen);
    }
  }
}

function paintLeaf(
  { u, colors, sheet, random }: Scene,
  from: Point,
  to: Point,
  belly: number,
  wash: string,
  pen: string,
) {
  const shift: Point = [3.5 * u, 2.5 * u];
  const move = ([x, y]: Point): Point => [x + shift[0], y + shift[1]];
  sheet.path(leaf(move(from), move(to), belly), fade(mix(wash, colors.soft, random.range(0, 0.5)), 0.9));
  sheet.line(leaf(from, to, belly), pen, 1.3 * u);
  sheet.line(smooth([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to]), fade(pen, 0.7), 0.9 * u);
}

function paintBlossom(scene: Scene, center: Point, size: number, pen: string) {
  const { u, random, colors, sheet } = scene;
  const petals = random.int(6, 9);
  const tint = random.pick([colors.accent, mix(colors.accent, colors.spark, 0.5), colors.spark]);
  for (const ring of [1, 0.62]) {
    for (let i = 0; i < petals; i++) {
      const angle = ((i + (ring === 1 ? 0 : 0.5)) / petals) * Math.PI * 2;
      const tip = polar(center, angle, size * ring);
      sheet.path(leaf(center, tip, size * 0.3 * ring), mix(tint, colors.paper, ring === 1 ? 0.12 : 0.38));
      sheet.line(leaf(center, tip, size * 0.3 * ring), fade(pen, 0.85), 1.1 * u);
    }
  }
  sheet.circle(center[0], center[1], size * 0.17, colors.deep);
  for (let i = 0; i < 14; i++) {
    const dot = polar(center, (i / 14) * Math.PI * 2, size * 0.27);
    sheet.circle(dot[0], dot[1], 1.7 * u, pen);
  }
}
